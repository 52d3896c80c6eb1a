import { useState } from 'react'
import type { Lesson } from '../../content/lessons'
import { noHistory, redone, undone, withChange } from './lesson-history'

/** Undo and redo of the lesson maker. Another lesson starts with an empty history. */
export function useLessonHistory(id: string | undefined) {
  const [kept, setKept] = useState({ id, history: noHistory })
  const history = kept.id === id ? kept.history : noHistory
  const step = (found: ReturnType<typeof undone>) => {
    if (found) setKept({ id, history: found.history })
    return found?.lesson
  }
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    note: (before: Lesson, after: Lesson) => setKept({ id, history: withChange(history, before, after) }),
    undo: (now: Lesson) => step(undone(history, now)),
    redo: (now: Lesson) => step(redone(history, now)),
  }
}

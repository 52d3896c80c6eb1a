import { useEffect, useState } from 'react'
import { numberOfLesson } from '../../lessons/lesson-numbers'
import { createProgressReports } from '../../providers/connections/class-progress'
import type { ActiveLesson } from '../../store/lessons/active-lesson'
import { useClass } from '../page/use-class'

/**
 * In a class, reports the step of the lesson to the class gateway: four numbers. Outside of a class nothing is sent.
 * Returns whether it is reported, so that the page can say so.
 */
export function useProgressReports({ lesson, step, done }: ActiveLesson): boolean {
  const { connection, key } = useClass() ?? {}
  const [report] = useState(() => createProgressReports())
  const { id, steps } = lesson
  const doneCount = done.size
  useEffect(() => {
    if (!connection || key === undefined) return
    const place = { lesson: numberOfLesson(id), step: step + 1, done: doneCount, steps: steps.length }
    void report(connection, key, place)
  }, [connection, key, report, id, step, doneCount, steps.length])
  return connection !== undefined
}

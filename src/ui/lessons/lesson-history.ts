import type { Lesson } from '../../content/lessons'

/** Earlier and later versions of a lesson that is edited, newest last. */
interface LessonHistory {
  past: readonly Lesson[]
  future: readonly Lesson[]
  /** The field that the last change was typed in. */
  field?: Element | null
}

export const noHistory: LessonHistory = { past: [], future: [] }

const most = 100

/** Keeps the version before a change. What is typed into one field at a stretch is one change. */
export function withChange({ past, field }: LessonHistory, before: Lesson, typedIn: Element | null): LessonHistory {
  const isSame = typedIn !== null && typedIn === field
  return { past: isSame ? past : [...past, before].slice(-most), future: [], field: typedIn }
}

/** The version before the last change; undefined where there is none. */
export function undone(
  { past, future }: LessonHistory,
  now: Lesson,
): { lesson: Lesson; history: LessonHistory } | undefined {
  const lesson = past.at(-1)
  return lesson && { lesson, history: { past: past.slice(0, -1), future: [...future, now] } }
}

/** The version that was undone last. */
export function redone(
  { past, future }: LessonHistory,
  now: Lesson,
): { lesson: Lesson; history: LessonHistory } | undefined {
  const lesson = future.at(-1)
  return lesson && { lesson, history: { past: [...past, now], future: future.slice(0, -1) } }
}

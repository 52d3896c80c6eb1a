import type { Lesson } from '../../content/lessons'
import { isEqualJson } from '../../model/equal-json'

/** Earlier and later versions of a lesson that is edited, newest last. */
interface LessonHistory {
  past: readonly Lesson[]
  future: readonly Lesson[]
  /** What the last change was about, so that typing into one field is one change. */
  field?: string
}

export const noHistory: LessonHistory = { past: [], future: [] }

const most = 100

/** Keeps the version before a change. Changes of the same text are one. */
export function withChange({ past, field }: LessonHistory, before: Lesson, after: Lesson): LessonHistory {
  const changed = textThatChanged(before, after, '')
  const isSame = changed !== undefined && changed === field && past.length > 0
  return {
    past: isSame ? past : [...past, before].slice(-most),
    future: [],
    ...(changed !== undefined && { field: changed }),
  }
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

/** The path of the only text that differs; undefined where something else changed too. */
function textThatChanged(a: unknown, b: unknown, path: string): string | undefined {
  if (typeof a === 'string' && typeof b === 'string') return path
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return undefined
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  const of = (value: object, name: string) => (value as Record<string, unknown>)[name]
  const different = names.filter(name => !isEqualJson(of(a, name), of(b, name)))
  const [only] = different
  return different.length === 1 && only !== undefined
    ? textThatChanged(of(a, only), of(b, only), `${path}.${only}`)
    : undefined
}

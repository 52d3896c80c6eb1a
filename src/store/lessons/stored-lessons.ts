import * as v from 'valibot'
import { parseDraft } from '../../documents/format/parse'
import { type Lesson, readPlan } from '../../lessons/lesson'
import { isJsonObject } from '../../model/json'
import type { KeyStorage } from '../../providers/connections/keys'

/** Progress in a lesson, on this device. */
export interface LessonProgress {
  /** The step that is open, from 0. */
  step: number
  /** The steps that are done. */
  done: readonly number[]
  finished: boolean
  /** The library's record of the student's copy, once it was changed. */
  recordId?: string
}

export type LessonsProgress = Readonly<Record<string, LessonProgress>>

/** The active lesson of this browser, to resume after a reload. */
interface OpenLesson {
  lessonId: string
  /** What was open before; null where that was not saved. */
  before: string | null
}

/** What of lessons stays on this device. A storage that throws is one that keeps nothing. */
export interface StoredLessons {
  readProgress(): LessonsProgress
  writeProgress(progress: LessonsProgress): void
  readOpen(): OpenLesson | null
  writeOpen(open: OpenLesson | null): void
  /** Lessons that were made here or came from elsewhere, the oldest first. Those that cannot be read are left out. */
  readOwn(): Lesson[]
  /** False when storage is full. */
  writeOwn(lessons: readonly Lesson[]): boolean
}

const progressKey = 'aili5.lessons'
const openKey = 'aili5.lesson'
const ownKey = 'aili5.ownLessons'

const Step = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000))
const ProgressSchema = v.object({
  step: Step,
  done: v.array(Step),
  finished: v.optional(v.boolean(), false),
  recordId: v.optional(v.string()),
})
const OpenSchema = v.object({ lessonId: v.string(), before: v.nullable(v.string()) })

/** Opens what a device keeps. */
export function createStoredLessons(storage: KeyStorage): StoredLessons {
  function read(key: string): unknown {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }
  function write(key: string, value: unknown): boolean {
    try {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  }
  return {
    readProgress() {
      const stored = read(progressKey)
      if (!isJsonObject(stored)) return {}
      const entries = Object.entries(stored).flatMap(([id, value]) => {
        const parsed = v.safeParse(ProgressSchema, value)
        return parsed.success ? [[id, parsed.output] as const] : []
      })
      return Object.fromEntries(entries)
    },
    writeProgress: progress => void write(progressKey, progress),
    readOpen() {
      const parsed = v.safeParse(OpenSchema, read(openKey))
      return parsed.success ? parsed.output : null
    },
    writeOpen: open => void write(openKey, open),
    readOwn() {
      const kept = read(ownKey)
      return Array.isArray(kept) ? kept.flatMap(value => readLesson(value) ?? []) : []
    },
    writeOwn: lessons => write(ownKey, lessons.length > 0 ? lessons : null),
  }
}

function readLesson(value: unknown): Lesson | null {
  if (!isJsonObject(value)) return null
  const { document, inputs, ...rest } = value
  const plan = readPlan(rest)
  const parsed = parseDraft(isJsonObject(document) ? { ...document, inputs: inputs ?? {} } : document)
  return 'plan' in plan && 'draft' in parsed ? { ...plan.plan, ...parsed.draft } : null
}

import { type Connection, originOf } from './connections'
import type { Fetch } from './model-list'

/** Where a student is in a lesson, as the teacher's page shows it: numbers only. */
interface LessonPlace {
  /** The lesson's number; 0 for any other lesson. */
  lesson: number
  /** From 1. */
  step: number
  done: number
  steps: number
}

/** Reports to the class gateway where this seat is in a lesson. Never rejects. */
type ReportProgress = (connection: Connection, key: string, place: LessonPlace) => Promise<void>

/** A failed report is not repeated: the next step sends another one. */
export function createProgressReports(fetch: Fetch = globalThis.fetch.bind(globalThis)): ReportProgress {
  // A gateway of an older version answers 404, and is not asked again.
  const unsupported = new Set<string>()
  return async (connection, key, { lesson, step, done, steps }) => {
    const origin = originOf(connection)
    if (unsupported.has(origin)) return
    try {
      const response = await fetch(`${origin}/progress`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ lesson, step, done, steps }),
        credentials: 'omit',
        redirect: 'error',
      })
      if (response.status === 404) unsupported.add(origin)
    } catch {
      // Offline, or the gateway is gone.
    }
  }
}

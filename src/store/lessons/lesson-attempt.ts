import type { Evidence } from '../../lessons/evidence'
import { hasEnded } from '../../lessons/runs'
import type { RunEvent } from '../../model/events'

/** What counts for the step that is open: the state when it was opened, and the runs since then. */
export interface Attempt {
  /** A step is opened: what was done before does not count for its check. */
  open(before: Evidence['before']): void
  /** Takes a run, or what it has grown to. False when it began in an earlier step, or is no run. */
  count(events: readonly RunEvent[]): boolean
  /** A guess was made or changed: what was seen before it does not count for it. */
  guess(): void
  evidence(): Pick<Evidence, 'before' | 'runs' | 'isLate'>
}

/** The attempt at a lesson's first step. */
export function createAttempt(start: Evidence['before']): Attempt {
  let before = start
  let runs: readonly (readonly RunEvent[])[] = []
  let isLate = false
  /** Ids of all runs of the lesson. */
  const counted = new Set<string>()
  return {
    open(now) {
      before = now
      runs = []
      isLate = false
    },
    guess() {
      const open = runs.filter(run => !hasEnded(run, 'any'))
      isLate ||= open.length < runs.length
      runs = open
    },
    count(events) {
      const runId = idOf(events)
      if (runId === undefined) return false
      const known = runs.findIndex(run => idOf(run) === runId)
      if (known === -1 && counted.has(runId)) return false
      counted.add(runId)
      isLate = false
      runs = known === -1 ? [...runs, events] : runs.with(known, events)
      return true
    },
    evidence: () => ({ before, runs, ...(isLate && { isLate }) }),
  }
}

function idOf([first]: readonly RunEvent[]): string | undefined {
  return first?.type === 'run-start' ? first.runId : undefined
}

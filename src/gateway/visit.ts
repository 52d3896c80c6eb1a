import type { Caller, Gateway, LogLine } from './gateway'

/** What a route is given, and what it leaves for the log. */
export interface Visit {
  gateway: Gateway
  request: Request
  caller: Caller
  note: Partial<LogLine>
  /** Writes the line of the log; whoever lets an answer run on calls it at its end. */
  finish(): void
}

/** Answers that go on after they were handed over; their routes write the log themselves. */
const runsOn = new WeakSet<Response>()

/** Whether an answer was marked so. */
export function finishesLater(answer: Response): boolean {
  return runsOn.has(answer)
}

/** Marks an answer whose end comes later. */
export function willFinish(answer: Response): Response {
  runsOn.add(answer)
  return answer
}

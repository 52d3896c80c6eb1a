import type { Caller, Gateway, LogLine } from './gateway'

/** What a route is given, and what it leaves for the log. */
export interface RequestContext {
  gateway: Gateway
  request: Request
  caller: Caller
  note: Partial<LogLine>
  /** Writes the line of the log; a route whose answer is streamed calls it at the end. */
  finish(): void
}

/** Responses that continue after the handler has returned; their routes write the log themselves. */
const runsOn = new WeakSet<Response>()

/** Whether an answer was marked so. */
export function isUnfinished(answer: Response): boolean {
  return runsOn.has(answer)
}

/** Marks an answer whose end comes later. */
export function markUnfinished(answer: Response): Response {
  runsOn.add(answer)
  return answer
}

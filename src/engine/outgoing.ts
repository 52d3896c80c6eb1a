import type { JsonValue } from './json'

/**
 * What became of something that was to leave, as far as it is known: a webhook, a page, a REST or GraphQL request, a call
 * of an MCP server, a request to a provider.
 *
 * - `answered`: an answer came that can be read, whatever it says.
 * - `sent-unreadable`: it was sent, and the browser may not show what came back.
 * - `not-sent`: it did not leave, and `why` says what kept it.
 * - `unknown`: it may have arrived and may not have.
 */
export const OUTGOING_OUTCOMES = ['answered', 'sent-unreadable', 'not-sent', 'unknown'] as const
export type OutgoingOutcome = (typeof OUTGOING_OUTCOMES)[number]

/**
 * What kept a request from being sent: a rule, the person, a cap on their number, or the way to the other side.
 * `unreachable` is what a browser can tell; elsewhere it is known whether the name, the port or the certificate is at fault.
 */
export const NOT_SENT_REASONS = [
  ...(['not-allowed', 'refused', 'limit', 'offline', 'blocked'] as const),
  ...(['no-such-host', 'closed-port', 'not-trusted', 'unreachable'] as const),
] as const
export type NotSentReason = (typeof NOT_SENT_REASONS)[number]

/** An outcome with what is known besides. */
export interface Outgoing {
  outcome: OutgoingOutcome
  /** Of `not-sent`. */
  why?: NotSentReason
  /** Of `answered`, where the status can be seen. */
  status?: number
  /** A sentence for the person and the model; absent where the outcome says it all. */
  message?: string
}

/** Which cap counts a request: what a model sends by itself, or what the document fetches. */
export type OutgoingKind = 'webhook' | 'integration'

/** Characters of an answer that a model is shown. */
export const MAX_SHOWN_CHARACTERS = 20_000

/** An outcome in a few words, for lists: "answered 200", "not sent: …". */
export function outgoingInWords({ outcome, status, message }: Outgoing): string {
  const rest = message === undefined ? '' : `: ${message}`
  if (outcome === 'answered') return `answered${status === undefined ? '' : ` ${status}`}${rest}`
  if (outcome === 'sent-unreadable') return 'sent, the answer cannot be read'
  return outcome === 'not-sent' ? `not sent${rest}` : `unknown whether it arrived${rest}`
}

/**
 * Whether something may be sent again by itself: never what may have arrived. This is the one rule for it, and it is asked
 * in one place: a node's scope hears what became of all that the node sends, and a node in doubt is not tried again
 * (`NodeScope.isInDoubt`). Where a model wants to send the very same again, the broker asks the person.
 */
export function mayTryAgain(outgoing: Outgoing): boolean {
  const { outcome } = outgoing
  return (outcome === 'answered' || outcome === 'not-sent') && couldHelp(outgoing)
}

/** Whether another try could end otherwise: a rule, a person or a cap will say the same again. */
export function couldHelp({ outcome, why }: Outgoing): boolean {
  return outcome !== 'not-sent' || (why !== 'not-allowed' && why !== 'refused' && why !== 'limit')
}

/** Data as a model is shown it: as it is, or where it is too long, the beginning of its JSON with a note. */
export function shownData(data: JsonValue): JsonValue {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return text.length > MAX_SHOWN_CHARACTERS ? shownToModel(text) : data
}

/** A text as a model is shown it, with a note where it was shortened. */
export function shownToModel(text: string): string {
  if (text.length <= MAX_SHOWN_CHARACTERS) return text
  return `${text.slice(0, MAX_SHOWN_CHARACTERS)}\n[cut here: the answer has ${text.length} characters]`
}

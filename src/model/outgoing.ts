import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import { cutText } from './characters'
import type { JsonValue } from './json'

/**
 * The outcome of a request, as far as it is known: a webhook, a page, a REST or GraphQL request, a call of an MCP
 * server, a request to a provider.
 *
 * - `answered`: a readable answer arrived, whatever its content.
 * - `sent-unreadable`: it was sent, and the browser hides the answer.
 * - `not-sent`: it was not sent; `why` has the reason.
 * - `unknown`: it may have arrived.
 */
export const OUTGOING_OUTCOMES = ['answered', 'sent-unreadable', 'not-sent', 'unknown'] as const
export type OutgoingOutcome = (typeof OUTGOING_OUTCOMES)[number]

/**
 * Why a request was not sent: a rule, the person, a cap, or the network. `unreachable` is all that a browser can tell;
 * other hosts distinguish name, port and certificate.
 */
export const NOT_SENT_REASONS = [
  ...(['not-allowed', 'refused', 'limit', 'offline', 'blocked'] as const),
  ...(['no-such-host', 'closed-port', 'not-trusted', 'unreachable'] as const),
] as const
export type NotSentReason = (typeof NOT_SENT_REASONS)[number]

/** An outcome with details. */
export interface Outgoing {
  outcome: OutgoingOutcome
  /** Of `not-sent`. */
  why?: NotSentReason
  /** Of `answered`, where the status is visible. */
  status?: number
  /** A sentence for the person and the model; absent where the outcome is enough. */
  message?: LocalizedText
}

/** The cap that counts a request: those of models, or those of the document. */
export type OutgoingKind = 'webhook' | 'integration'

/** Maximum of characters of an answer that a model is shown. */
export const MAX_SHOWN_CHARACTERS = 20_000

/** An outcome in a few words, for lists: "answered 200", "not sent: …". */
export function describeOutgoing({ outcome, status, message: why }: Outgoing): MessageDescriptor {
  const known = describeOutcome(outcome, status)
  return why === undefined || why === '' || outcome === 'sent-unreadable'
    ? known
    : msg('{outcome}: {why}', { outcome: known, why })
}

function describeOutcome(outcome: OutgoingOutcome, status: number | undefined): MessageDescriptor {
  if (outcome === 'answered')
    return status === undefined ? msg('answered') : msg('answered {status}', { status: String(status) })
  if (outcome === 'sent-unreadable') return msg('sent, the answer cannot be read')
  return outcome === 'not-sent' ? msg('not sent') : msg('unknown whether it arrived')
}

/**
 * Whether something may be repeated automatically: never what may have arrived. The only implementation of this rule: a
 * node's context receives the outcome of everything that the node sends, and a node of which something may have arrived is not
 * retried (`EngineContext.mayHaveArrived`). Where a model repeats the same request, the broker asks the person.
 */
export function mayRepeat(outgoing: Outgoing): boolean {
  const { outcome } = outgoing
  return (outcome === 'answered' || outcome === 'not-sent') && retryCouldHelp(outgoing)
}

/** Whether a retry could end differently: rules, people and caps repeat their refusal. */
export function retryCouldHelp({ outcome, why }: Outgoing): boolean {
  return outcome !== 'not-sent' || (why !== 'not-allowed' && why !== 'refused' && why !== 'limit')
}

/** Whether the same request may get another answer than this HTTP status: not one that the server will not take. */
export function isTransientStatus(status: number): boolean {
  return status >= 500 || [408, 409, 425, 429].includes(status)
}

/** Data as a model is shown it: unchanged or, when too long, the beginning of its JSON with a note. */
export function shownData(data: JsonValue): JsonValue {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return text.length > MAX_SHOWN_CHARACTERS ? shownToModel(text) : data
}

/** A text as a model is shown it, with a note where it was truncated. */
export function shownToModel(text: string): string {
  if (text.length <= MAX_SHOWN_CHARACTERS) return text
  return `${cutText(text, MAX_SHOWN_CHARACTERS)}\n[cut here: the answer has ${text.length} characters]`
}

import { LocalizedError } from '../../language/localized-error'
import type { LocalizedText } from '../../language/message'
import type { NotSentReason, Outgoing, OutgoingOutcome } from '../../model/outgoing'

/** What is known of a request without an answer. */
interface Known extends ErrorOptions {
  outcome?: OutgoingOutcome
  why?: NotSentReason
  status?: number
}

/**
 * A request without a usable answer. `message` is a sentence for the model and the person; by default, a rule refused
 * the request before it was sent.
 */
export class BrokerError extends LocalizedError {
  override name = 'BrokerError'
  readonly outgoing: Outgoing

  constructor(words: LocalizedText, { outcome = 'not-sent', why = 'not-allowed', status, ...options }: Known = {}) {
    super(words, options)
    this.outgoing = {
      outcome,
      why: outcome === 'not-sent' ? why : undefined,
      status,
      message: words,
    }
  }
}

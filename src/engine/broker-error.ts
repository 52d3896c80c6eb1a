import type { NotSentReason, Outgoing, OutgoingOutcome } from './outgoing'

/** What is known of a request that has no answer to give. */
interface Known extends ErrorOptions {
  outcome?: OutgoingOutcome
  why?: NotSentReason
  status?: number
}

/**
 * A request without an answer that can be used. `message` is a sentence for the model and the person; unless it says
 * otherwise, a rule kept the request from being sent.
 */
export class BrokerError extends Error {
  override name = 'BrokerError'
  readonly outgoing: Outgoing

  constructor(message: string, { outcome = 'not-sent', why = 'not-allowed', status, ...options }: Known = {}) {
    super(message, options)
    this.outgoing = {
      outcome,
      ...(outcome === 'not-sent' && { why }),
      ...(status !== undefined && { status }),
      message,
    }
  }

  /** Whether the way to the other side was at fault, and no rule, person or cap. */
  get isNetwork(): boolean {
    const { outcome, why } = this.outgoing
    return outcome !== 'not-sent' || (why !== 'not-allowed' && why !== 'refused' && why !== 'limit')
  }
}

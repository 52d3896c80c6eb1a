/** A request that may not go out, or could not. `message` is a sentence for the model and the person. */
export class BrokerError extends Error {
  override name = 'BrokerError'

  /** Whether the request was let out, and nobody answered. */
  get isUnreachable(): boolean {
    return this.cause !== undefined
  }
}

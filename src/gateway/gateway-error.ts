/** A request that is not let through. `message` is a sentence for the person, and holds nothing that they sent. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504,
    /** In one word, for logs and metrics. */
    readonly reason: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/** Both official SDKs retry a 429 unless this header forbids it. */
export const noRetry = { 'x-should-retry': 'false' }

/** Where classes and counts are kept cannot be reached: nothing is let through that could not be counted. */
export function storeUnavailable(): GatewayError {
  return new GatewayError(
    503,
    'store',
    'The class gateway cannot count at the moment, so it asks no model. Try again in a few seconds.',
    { 'retry-after': '5' },
  )
}

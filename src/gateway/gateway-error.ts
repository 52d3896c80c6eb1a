import { HTTPException } from 'hono/http-exception'
import { redactorOf } from '../engine/net/redactor'
import { LocalizedError } from '../language/localized-error'
import { type LocalizedText, msg } from '../language/message'

/**
 * A request that is not let through, in a sentence for the person that holds nothing that they sent. Answers in JSON have
 * it in English, with the reason as its code, and as `words` for our page, which says them in its language, as the
 * teacher's page does.
 */
export class GatewayError extends LocalizedError {
  override name = 'GatewayError'
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 408 | 413 | 415 | 429 | 500 | 502 | 503 | 504,
    /** In one word: the code of an answer in JSON, and for logs. */
    readonly reason: string,
    words: LocalizedText,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(words)
  }
}

/** Both official SDKs retry a 429 unless this header forbids it. */
export const noRetry = { 'x-should-retry': 'false' }

/** The storage of classes and counts cannot be reached: nothing is let through that could not be counted. */
export function storeUnavailable(): GatewayError {
  return new GatewayError(
    503,
    'store',
    msg('The class gateway cannot count at the moment, so it asks no model. Try again in a few seconds.'),
    { 'retry-after': '5' },
  )
}

/** An error of a route as a refusal. An unexpected one is logged for the operator without keys, and its details end there. */
export function refusalOf(error: Error, upstreams: readonly { key: string | null }[]): GatewayError {
  if (error instanceof GatewayError) return error
  // Hono's middleware says only that the header is missing, or is no header of this kind.
  if (error instanceof HTTPException && error.status < 500)
    return new GatewayError(401, 'code', msg('A class code is missing. Type the code that your teacher gave you.'))
  // Its client hung up: nobody reads the answer.
  if ('code' in error && error.code === 'ECONNRESET')
    return new GatewayError(400, 'left', 'This request did not arrive whole.')
  // The parser of JSON goes deeper than what reads the result.
  if (error instanceof RangeError) return new GatewayError(400, 'body', msg('This request is nested too deeply.'))
  const shown = redactorOf(upstreams.map(({ key }) => key)).text(error.stack ?? error.message)
  console.error('The gateway failed:', shown)
  return new GatewayError(500, 'fault', msg('Something went wrong inside the class gateway. Try again soon.'))
}

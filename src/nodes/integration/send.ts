import type { OutgoingRequest } from '../../engine/model/events'
import type { JsonValue } from '../../engine/model/json'
import type { NodeRunContext } from '../../engine/model/node-type'
import { type Outgoing, retryCouldHelp } from '../../engine/model/outgoing'
import { BrokerError } from '../../engine/net/broker-error'
import { hostOf } from '../../engine/net/hosts'
import { readRetryAfter } from '../../engine/net/retry-after'
import { readBody, type SourceFailure } from './answer'

/** A readable reply. */
export interface SourceReply {
  status: number
  body: JsonValue
  raw: JsonValue
  retryAfterMs?: number
}

/** Sends a request through the broker, and returns the reply or a uniform failure. */
export async function sendAndRead(
  request: OutgoingRequest,
  allowedHosts: readonly string[],
  context: NodeRunContext,
): Promise<SourceReply | SourceFailure> {
  try {
    const reply = await context.send(request, allowedHosts, 'integration')
    if ('hidden' in reply) {
      const error = 'The request was sent, but the browser may not show the answer here (CORS).'
      return troubleOf({ outcome: 'sent-unreadable' }, error, 'UNREADABLE', { hidden: true })
    }
    const { status, contentType, headers, truncated } = reply
    if (truncated) {
      const error = `The answer of ${hostOf(request.url)} is larger than ${MOST_MEGABYTES} MB, which is too much to read. Ask it for less.`
      return troubleOf({ outcome: 'answered', status }, error, 'TOO_LARGE', { status, contentType })
    }
    const body = readBody(reply.body)
    const retryAfterMs = readRetryAfter(headers?.['retry-after'], context.now())
    return { status, body, raw: { status, contentType, body }, ...(retryAfterMs !== undefined && { retryAfterMs }) }
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error
    const { outgoing, message, isNetwork } = error
    return troubleOf(outgoing, message, isNetwork ? 'NETWORK' : 'NOT_ALLOWED', null)
  }
}

/** Headers in lower case, for the message. */
const MOST_MEGABYTES = 1

function troubleOf(outgoing: Outgoing, error: string, errorCode: string, raw: JsonValue): SourceFailure {
  const { outcome } = outgoing
  return { raw, error, errorCode, outcome, mayRetry: retryCouldHelp(outgoing) && errorCode !== 'TOO_LARGE' }
}

/** The failure of a status; null for success. */
export function statusFailure({ status, body, raw, retryAfterMs }: SourceReply, address: string): SourceFailure | null {
  if (status >= 200 && status < 300) return null
  const details = body === '' || body === null ? {} : { details: body }
  return {
    raw,
    error: `${hostOf(address)} answered ${status}: ${meaning(status)}`,
    errorCode: `HTTP_${status}`,
    outcome: 'answered',
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...details,
  }
}

function meaning(status: number): string {
  if (status === 401 || status === 403) return 'it does not let us in.'
  if (status === 404) return 'there is nothing at this address.'
  if (status === 408 || status === 504) return 'it took too long.'
  if (status === 429) return 'too many requests, and it wants us to wait.'
  if (status >= 500) return 'something went wrong on its side.'
  if (status >= 400) return 'it did not understand the request.'
  return 'it points somewhere else, and we do not follow.'
}

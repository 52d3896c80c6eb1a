import { BrokerError } from '../../engine/net/broker-error'
import { hostOf } from '../../engine/net/hosts'
import { readRetryAfter } from '../../engine/net/retry-after'
import { type LocalizedText, msg } from '../../language/message'
import type { OutgoingRequest } from '../../model/events'
import type { JsonValue } from '../../model/json'
import type { NodeContext } from '../../model/node-type'
import { isTransientStatus, type Outgoing, retryCouldHelp } from '../../model/outgoing'
import { parseUntrustedJson } from '../../model/untrusted-json'
import type { SourceFailure } from './answer'

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
  context: NodeContext,
): Promise<SourceReply | SourceFailure> {
  try {
    const reply = await context.send(request, allowedHosts, 'integration')
    if ('hidden' in reply) {
      const error = msg('The request was sent, but the browser may not show the answer here (CORS).')
      return troubleOf({ outcome: 'sent-unreadable' }, error, 'UNREADABLE', { hidden: true })
    }
    const { status, contentType, headers, truncated } = reply
    if (truncated) {
      const error = msg(
        'The answer of {host} is larger than {megabytes, number} MB, which is too much to read. Ask it for less.',
        {
          host: hostOf(request.url),
          megabytes: MOST_MEGABYTES,
        },
      )
      return troubleOf({ outcome: 'answered', status }, error, 'TOO_LARGE', { status, contentType })
    }
    const body = parseUntrustedJson(reply.body) ?? reply.body
    const retryAfterMs = readRetryAfter(headers?.['retry-after'], context.now())
    return { status, body, raw: { status, contentType, body }, retryAfterMs }
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error
    const { outgoing, words } = error
    return troubleOf(outgoing, words, retryCouldHelp(outgoing) ? 'NETWORK' : 'NOT_ALLOWED', null)
  }
}

/** What the broker reads of an answer. */
const MOST_MEGABYTES = 1

function troubleOf(outgoing: Outgoing, error: LocalizedText, errorCode: string, raw: JsonValue): SourceFailure {
  const { outcome } = outgoing
  return { raw, error, errorCode, outcome, mayRetry: retryCouldHelp(outgoing) && errorCode !== 'TOO_LARGE' }
}

/** The failure of a status; null for success. */
export function statusFailure({ status, body, raw, retryAfterMs }: SourceReply, address: string): SourceFailure | null {
  if (status >= 200 && status < 300) return null
  const details = body === '' || body === null ? {} : { details: body }
  return {
    raw,
    error: describeStatus(status, hostOf(address)),
    errorCode: `HTTP_${status}`,
    outcome: 'answered',
    mayRetry: isTransientStatus(status),
    retryAfterMs,
    ...details,
  }
}

function describeStatus(status: number, host: string): LocalizedText {
  const values = { host, status: String(status) }
  if (status === 401 || status === 403) return msg('{host} answered {status}: it does not let us in.', values)
  if (status === 404) return msg('{host} answered {status}: there is nothing at this address.', values)
  if (status === 408 || status === 504) return msg('{host} answered {status}: it took too long.', values)
  if (status === 429) return msg('{host} answered {status}: too many requests, and it wants us to wait.', values)
  if (status >= 500) return msg('{host} answered {status}: something went wrong on its side.', values)
  if (status >= 400) return msg('{host} answered {status}: it did not understand the request.', values)
  return msg('{host} answered {status}: it points somewhere else, and we do not follow.', values)
}

import { BrokerError } from '../../engine/broker-error'
import type { OutgoingRequest } from '../../engine/events'
import type { JsonValue } from '../../engine/json'
import type { NodeRunContext } from '../../engine/node-type'
import { readBody, type Trouble } from './answer'

/** A reply that can be read. */
export interface Reply {
  status: number
  body: JsonValue
  raw: JsonValue
}

/** Sends a request through the broker, and says in one shape why no reply can be read. */
export async function sendAndRead(
  request: OutgoingRequest,
  allowedHosts: readonly string[],
  context: NodeRunContext,
): Promise<Reply | Trouble> {
  try {
    const reply = await context.send(request, allowedHosts)
    if ('hidden' in reply) {
      const error = 'The request was sent, but the browser may not show the answer here (CORS).'
      return { raw: { hidden: true }, error, errorCode: 'UNREADABLE' }
    }
    const body = readBody(reply.body)
    return { status: reply.status, body, raw: { status: reply.status, contentType: reply.contentType, body } }
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error
    return { raw: null, error: error.message, errorCode: error.isUnreachable ? 'NETWORK' : 'NOT_ALLOWED' }
  }
}

/** What a status says went wrong; null where it says that all is well. */
export function statusTrouble({ status, body, raw }: Reply, address: string): Trouble | null {
  if (status >= 200 && status < 300) return null
  const details = body === '' || body === null ? {} : { details: body }
  return {
    raw,
    error: `${hostOf(address)} answered ${status}: ${meaning(status)}`,
    errorCode: `HTTP_${status}`,
    ...details,
  }
}

function hostOf(address: string): string {
  try {
    return new URL(address).host
  } catch {
    return address
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

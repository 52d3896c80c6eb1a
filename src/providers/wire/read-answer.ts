import { BrokerError } from '../../engine/net/broker-error'
import { msg } from '../../language/message'
import type { OutgoingReply } from '../../model/services'
import { readCapped } from './read-capped'

/** The most that is read of an answer, in bytes; a stream without an end would otherwise fill the memory. */
const MAX_ANSWER_BYTES = 1_000_000

/**
 * An answer to a request, read as text up to its cap.
 * @throws BrokerError for a redirect, and for an answer that breaks off: both were answered.
 */
export async function readAnswer(response: Response, url: string, signal: AbortSignal): Promise<OutgoingReply> {
  const { host } = new URL(url)
  const { status, headers } = response
  const isRedirect = status >= 300 && status < 400 && headers.has('location')
  if (response.type === 'opaqueredirect' || isRedirect) {
    await response.body?.cancel()
    const known = { outcome: 'answered' as const, ...(isRedirect && { status }) }
    throw new BrokerError(msg('{host} answered with a redirect, and redirects are not followed.', { host }), known)
  }
  const read = await readCapped(response, MAX_ANSWER_BYTES).catch(error => {
    signal.throwIfAborted()
    throw new BrokerError(msg('The answer from {host} broke off in the middle.', { host }), {
      outcome: 'answered',
      status,
      cause: error,
    })
  })
  return { status, ...read, contentType: headers.get('content-type') ?? '', headers: Object.fromEntries(headers) }
}

import type { OutgoingRequest } from '../model/events'
import type { OutgoingReply } from '../model/services'
import { redactorOfAll } from '../providers/connections/stored-secrets'
import { failureOfFetch, failureOfRequest } from '../providers/wire/fetch-failure'
import { readAnswer } from '../providers/wire/read-answer'
import { redactAnswer } from '../providers/wire/redact-answer'
import type { Settings } from '../store/settings'

/**
 * Sends what the broker permitted: once, unchanged, without following redirects.
 *
 * Browsers hide responses of origins without CORS, and send a preflight to such an origin when a request has custom
 * headers. All failures are the same error. If no server responds at the origin, the request has not arrived. If one
 * does, a request without a preflight was sent and its response is hidden; with a preflight it is unknown whether the
 * preflight or the request failed. A host that is to be left `alone` is not looked for. Keys are redacted from responses.
 */
export async function sendFromPage(
  request: OutgoingRequest,
  signal: AbortSignal,
  settings: Pick<Settings, 'getState' | 'keys'>,
): Promise<OutgoingReply> {
  const { getState, keys } = settings
  return redactAnswer(redactorOfAll({ connections: () => getState().connections, keys }), () => send(request, signal))
}

async function send(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply> {
  const { method, url, headers, body, alone } = request
  let response: Response
  try {
    response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
    })
  } catch (error) {
    signal.throwIfAborted()
    const failure = await failureOfFetch(error, url, signal, { alone })
    if (failure.isThere && isForeign(url) && !asksFirst(method, headers)) return { hidden: true }
    throw failureOfRequest(failure, url, error)
  }
  return readAnswer(response, url, signal)
}

function isForeign(url: string): boolean {
  return new URL(url).origin !== location.origin
}

const PLAIN_CONTENT = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i
/** Headers that need no asking, whatever they say. */
const PLAIN_HEADER = /^(accept|accept-language|content-language)$/i

/** Whether a browser asks the other side before it sends such a request across origins. */
function asksFirst(method: OutgoingRequest['method'], headers: Record<string, string>): boolean {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return true
  return Object.entries(headers).some(
    ([name, value]) =>
      !PLAIN_HEADER.test(name) && (name.toLowerCase() !== 'content-type' || !PLAIN_CONTENT.test(value)),
  )
}

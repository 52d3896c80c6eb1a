import type { OutgoingRequest } from '../engine/events'
import type { OutgoingReply } from '../engine/host'

/** Reads a page that the browser may not show, by way of somebody who may; null where there is nobody. */
export type ReadElsewhere = (url: string, signal: AbortSignal) => Promise<OutgoingReply | null>

/** The most that is read of an answer, in bytes; a stream without an end would otherwise fill the memory. */
const MOST_BYTES = 1_000_000

/**
 * Sends what the broker let through, and follows no redirect.
 *
 * Browsers hide the answers of origins that do not allow us (CORS), and ask such an origin first when a request carries
 * headers of its own. What was refused in the asking was never sent, so it is sent again bare, in the form that needs no
 * asking. From then on a browser does not tell a hidden answer from an address where nobody is: both are `hidden`. A page
 * that is hidden is read elsewhere, where that can be done.
 */
export async function sendFromPage(
  request: OutgoingRequest,
  signal: AbortSignal,
  readElsewhere?: ReadElsewhere,
): Promise<OutgoingReply> {
  const reply = await sendDirectly(request, signal)
  const isHiddenPage = 'hidden' in reply && request.page
  return (isHiddenPage && (await readElsewhere?.(request.url, signal))) || reply
}

async function sendDirectly(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply> {
  const { method, url, headers, body } = request
  try {
    return await send(url, { method, headers, ...(body !== undefined && { body }) }, signal)
  } catch (error) {
    if (!(error instanceof TypeError) || !mayBeHidden(url)) throw error
    if (!asksFirst(method, headers)) return { hidden: true }
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      throw new Error(`it does not let web pages call it with ${method}`)
    }
  }
  try {
    return await send(url, { method, ...(body !== undefined && { body }) }, signal)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { hidden: true }
  }
}

async function send(url: string, init: RequestInit, signal: AbortSignal): Promise<OutgoingReply> {
  const response = await fetch(url, {
    ...init,
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'manual',
  })
  if (response.type === 'opaqueredirect') throw new Error('it answered with a redirect, and redirects are not followed')
  return {
    status: response.status,
    body: await readSome(response),
    contentType: response.headers.get('content-type') ?? '',
    headers: Object.fromEntries(response.headers),
  }
}

function mayBeHidden(url: string): boolean {
  return navigator.onLine && new URL(url).origin !== location.origin
}

const PLAIN_CONTENT = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i

/** Whether a browser asks the other side before it sends such a request across origins. */
function asksFirst(method: OutgoingRequest['method'], headers: Record<string, string>): boolean {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return true
  return Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() !== 'content-type' || !PLAIN_CONTENT.test(value),
  )
}

async function readSome(response: Response): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  while (bytes < MOST_BYTES) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    text += decoder.decode(value, { stream: true })
  }
  await reader.cancel()
  return text
}

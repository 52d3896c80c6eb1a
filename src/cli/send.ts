import type { OutgoingRequest } from '../engine/events'
import type { OutgoingReply } from '../engine/host'

/** The most that is read of an answer, in bytes; a stream without an end would otherwise fill the memory. */
const MOST_BYTES = 1_000_000

/** Sends what the broker let through, and follows no redirect. */
export async function send(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply> {
  const { url, ...init } = request
  const response = await fetch(url, { ...init, signal, redirect: 'manual' })
  if (response.status >= 300 && response.status < 400 && response.headers.has('location')) {
    await response.body?.cancel()
    throw new Error('it answered with a redirect, and redirects are not followed')
  }
  const contentType = response.headers.get('content-type') ?? ''
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, body: await readSome(response), contentType, headers }
}

async function readSome(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    text += decoder.decode(piece, { stream: true })
    if (bytes >= MOST_BYTES) break
  }
  return text + decoder.decode()
}

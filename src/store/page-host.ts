import type { OutgoingRequest } from '../engine/events'
import type { Host, OutgoingReply } from '../engine/host'
import type { NodeTypes } from '../engine/node-type'

/** What the page adds to the browser to make a host of it. */
export interface PageHostParts {
  nodeTypes: NodeTypes
  model: Host['model']
  isAllowedHost: Host['isAllowedHost']
}

/** The browser as a host for runs; asking the person and stepping are added by the runner. */
export function createPageHost({ nodeTypes, model, isAllowedHost }: PageHostParts): Omit<Host, 'ask' | 'gate'> {
  return {
    nodeTypes,
    model,
    isAllowedHost,
    ownHost: location.host,
    now: () => Date.now(),
    random: () => Math.random(),
    sleep,
    fetch: sendFromPage,
  }
}

/** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Calls back with the next drawn frame, or after a quarter of a second where the tab draws none. */
export function nextFrame(callback: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    callback()
  }
  const frame = requestAnimationFrame(once)
  const timer = setTimeout(once, 250)
}

/** The most that is read of an answer, in bytes; a stream without an end would otherwise fill the memory. */
const MOST_BYTES = 1_000_000

/**
 * Sends what the broker let through. Browsers hide answers of other origins that do not allow us (CORS): then it is sent
 * once more in the form that needs no permission, and only the answer stays hidden. A request whose asking was refused
 * has not been sent, so nothing arrives twice but a harmless GET.
 */
async function sendFromPage(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply> {
  const { method, url, headers, body } = request
  const init: RequestInit = { method, signal, credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'manual' }
  if (body !== undefined) init.body = body
  let response: Response
  try {
    response = await fetch(url, { ...init, headers })
  } catch (error) {
    signal.throwIfAborted()
    const repeatable = method === 'GET' || method === 'HEAD' || (method === 'POST' && needsPermission(headers))
    if (!repeatable || new URL(url).host === location.host) throw error
    await fetch(url, { ...init, mode: 'no-cors', redirect: 'follow' })
    return { hidden: true }
  }
  if (response.type === 'opaqueredirect') throw new Error('it answered with a redirect, and redirects are not followed')
  return {
    status: response.status,
    body: await readSome(response),
    contentType: response.headers.get('content-type') ?? '',
  }
}

/** Whether a browser asks the other side first, before it sends a POST with these headers. */
function needsPermission(headers: Record<string, string>): boolean {
  return Object.entries(headers).some(
    ([name, value]) =>
      name.toLowerCase() !== 'content-type' ||
      !/^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i.test(value),
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

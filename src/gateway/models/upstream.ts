import { redactorOf } from '../../engine/net/redactor'
import { msg } from '../../language/message'
import type { JsonObject } from '../../model/json'
import { joinAddress, secretsInQuery } from '../../providers/connections/address'
import { GatewayError } from '../gateway-error'
import { hideKeys } from './hide-keys'

/** A provider that the gateway calls with its own key; LiteLLM and vLLM are examples. */
export interface Upstream {
  wire: 'anthropic' | 'openai'
  /** As the SDKs have it: with the `/v1` for `openai`, without it for `anthropic`. */
  baseUrl: string
  /** Null where none is wanted. */
  key: string | null
  /** The header that takes the key, where it is not the one of the wire: Azure has `api-key`. */
  keyHeader?: string
}

/** Milliseconds that one answer may take from its beginning to its end. */
const responseTimeoutMs = 10 * 60_000
/** Letters of an upstream's error that are read. */
const longestError = 20_000

const paths = { anthropic: '/v1/messages', openai: '/chat/completions' }

/** Response headers that are forwarded to the student; others are dropped. */
const passedHeaders = ['content-type', 'retry-after', 'x-should-retry', 'request-id', 'x-request-id']

/**
 * Calls an upstream. The address is its own, independent of the request; so are all headers, except the version of
 * Anthropic's wire format.
 * @throws GatewayError when it is unreachable, redirects, or rejects our key
 */
export async function askUpstream(
  upstream: Upstream,
  body: JsonObject,
  {
    fetch = globalThis.fetch,
    version,
    signal,
  }: { fetch?: typeof globalThis.fetch; version: string | null; signal: AbortSignal },
): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(joinAddress(upstream.baseUrl, paths[upstream.wire]), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutMs)]),
      headers: headersFor(upstream, version),
      body: JSON.stringify(body),
    })
  } catch (error) {
    if (neverSent.has(codeOf(error))) {
      throw new GatewayError(
        502,
        'unsent',
        msg('The class gateway cannot reach its model at the moment. Try again soon.'),
      )
    }
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new GatewayError(504, 'upstream-slow', msg('The model took too long. Ask for less at once.'), {
        'x-should-retry': 'false',
      })
    }
    throw new GatewayError(
      502,
      'upstream',
      msg('The class gateway cannot reach its model at the moment. Try again soon.'),
    )
  }
  const redactor = redactorOf([upstream.key, ...secretsInQuery(upstream.baseUrl)])
  if (answer.ok) return hideKeys(answer, redactor)
  const text = await beginningOf(answer)
  if (answer.status >= 300 && answer.status < 400) {
    throw new GatewayError(
      502,
      'moved',
      msg('The address of the model has moved. Tell your teacher: the gateway needs the new one.'),
    )
  }
  if (answer.status === 401 || answer.status === 403 || answer.status === 407) {
    throw new GatewayError(
      502,
      'upstream-key',
      msg("The provider refused the gateway's own key. Tell your teacher: it is not your class code."),
      { 'x-should-retry': 'false' },
    )
  }
  return hideKeys(new Response(text, { status: answer.status, headers: answer.headers }), redactor)
}

/** Whether it is certain that no model had the request: there was no connection, or the status says that it was not processed. */
export function isUnsent(error: unknown): boolean {
  return error instanceof GatewayError && ['unsent', 'moved', 'upstream-key'].includes(error.reason)
}

/** What goes wrong before a connection is there. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : ''
}

/** The headers of an answer that students get. */
export function upstreamHeaders(answer: Response): Headers {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  for (const name of passedHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

function headersFor({ wire, key, keyHeader }: Upstream, version: string | null): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'accept-encoding': 'identity' }
  const asBearer = key !== null && { authorization: `Bearer ${key}` }
  if (wire === 'openai') return { ...headers, ...(key !== null && keyHeader ? { [keyHeader]: key } : asBearer) }
  const known = version !== null && /^\d{4}-\d\d-\d\d$/.test(version) ? version : '2023-06-01'
  return { ...headers, 'anthropic-version': known, ...(key !== null && { 'x-api-key': key }) }
}

async function beginningOf(answer: Response): Promise<string> {
  if (!answer.body) return ''
  const reader = answer.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    while (text.length < longestError) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    // What came is all there is.
  }
  reader.cancel().catch(() => undefined)
  return text
}

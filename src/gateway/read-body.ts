import { msg } from '../language/message'
import { isJsonObject, type JsonObject } from '../model/json'
import { GatewayError } from './gateway-error'

/** Milliseconds that a whole request may take to arrive. */
const bodyTimeoutMs = 15_000
/** Brackets inside of brackets. */
const maxDepth = 64

/**
 * Reads a request's JSON object, no more of it than is allowed, and no longer.
 * @param maxBytes what is longer is refused before it has arrived
 * @throws GatewayError
 */
export async function readJsonBody(
  request: Request,
  { maxBytes, within = bodyTimeoutMs }: { maxBytes: number; within?: number },
): Promise<JsonObject> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new GatewayError(
      415,
      'body',
      msg('A request is JSON: send it with {header}.', { header: 'content-type application/json' }),
    )
  }
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')) {
    throw new GatewayError(415, 'body', msg('A request must not be compressed.'))
  }
  const text = await readText(request, maxBytes, within)
  if (isDeep(text)) throw new GatewayError(400, 'body', msg('This request is nested too deeply.'))
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new GatewayError(400, 'body', msg('This request is no JSON.'))
  }
  if (!isJsonObject(value)) throw new GatewayError(400, 'body', msg('A request is one JSON object.'))
  return value
}

/**
 * Reads a request's text, no more of it than is allowed, and no longer.
 * @throws GatewayError
 */
export async function readText(request: Request, maxBytes: number, within = bodyTimeoutMs): Promise<string> {
  const tooLong = () =>
    new GatewayError(
      413,
      'size',
      msg("This request is too large: a class's requests may have {maxBytes} bytes.", { maxBytes: String(maxBytes) }),
    )
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLong()
  if (!request.body) throw new GatewayError(400, 'body', msg('This request is empty.'))
  const reader = request.body.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new GatewayError(408, 'slow', msg('This request took too long to arrive.'))),
      within,
    )
  })
  let text = ''
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > maxBytes) throw tooLong()
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    if (error instanceof GatewayError) throw error
    throw new GatewayError(400, 'body', msg('This request did not arrive whole, or is no text.'))
  } finally {
    clearTimeout(timer)
  }
}

/** Counts brackets outside of strings, in one pass. Broken JSON may be miscounted: parsing refuses it. */
function isDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (inString && letter === '\\') at++
    else if (letter === '"') inString = !inString
    else if (inString) continue
    else if (letter === '[' || letter === '{') depth++
    else if (letter === ']' || letter === '}') depth--
    if (depth > maxDepth) return true
  }
  return false
}

import type { Redactor } from '../../engine/net/redactor'

/**
 * An answer with the gateway's own keys taken out of its body and headers. Students' pages do not hold those keys, so
 * they could not redact them. An answer without a key is passed on unchanged.
 */
export function hideKeys(answer: Response, redactor: Redactor): Response {
  if (redactor.isIdle) return answer
  const headers = new Headers()
  for (const [name, value] of answer.headers) headers.set(name, redactor.text(value).replaceAll('•', '*'))
  const text = redactor.stream()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const hiding = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      const shown = text.push(decoder.decode(bytes, { stream: true }))
      if (shown !== '') controller.enqueue(encoder.encode(shown))
    },
    flush(controller) {
      const shown = text.push(decoder.decode()) + text.end()
      if (shown !== '') controller.enqueue(encoder.encode(shown))
    },
  })
  return new Response(answer.body?.pipeThrough(hiding) ?? null, { status: answer.status, headers })
}

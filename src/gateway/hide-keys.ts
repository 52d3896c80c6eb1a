import type { Redactor } from '../engine/net/redact/redactor'
import { isEqualJson } from '../model/equal-json'
import type { JsonValue } from '../model/json'

/** Letters of a line without an end that are kept waiting for it. */
const LONGEST_LINE = 1_000_000
/** Fields of a stream's events that are followed from event to event; there are a handful. */
const MOST_FIELDS = 100

/**
 * An answer with the gateway's own keys taken out of its body and headers. Students' pages do not hold those keys, so
 * they could not redact them. An answer without a key is passed on unchanged.
 */
export function hideKeys(answer: Response, redactor: Redactor): Response {
  if (redactor.isIdle) return answer
  const headers = new Headers()
  for (const [name, value] of answer.headers) headers.set(name, redactor.text(value).replaceAll('•', '*'))
  const isEvents = /text\/event-stream/i.test(headers.get('content-type') ?? '')
  const text = isEvents ? new EventRedaction(redactor) : redactor.stream()
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

/**
 * Takes keys out of a stream of events, line by line: out of each, and out of what the same field says in one event
 * after the other, which is how a model's words come. Nothing is held back but a line that is not whole.
 */
class EventRedaction {
  private line = ''
  private readonly fields = new Map<string, ReturnType<Redactor['stream']>>()

  constructor(private readonly redactor: Redactor) {}

  push(text: string): string {
    const lines = text.split('\n')
    // Only what is new is searched: a line may come in very many pieces.
    const last = lines.pop() ?? ''
    let whole = ''
    for (const line of lines) {
      whole += `${this.shown(this.line + line)}\n`
      this.line = ''
    }
    this.line += last
    return this.line.length > LONGEST_LINE ? whole + this.end() : whole
  }

  end(): string {
    const last = this.shown(this.line)
    this.line = ''
    return last
  }

  private shown(line: string): string {
    const [field] = /^data: ?/.exec(line) ?? []
    if (field === undefined) return this.redactor.text(line)
    try {
      const event: JsonValue = JSON.parse(line.slice(field.length))
      const shown = this.redactor.json(this.followed(event, ''))
      return isEqualJson(shown, event) ? line : `${field}${JSON.stringify(shown)}`
    } catch {
      return this.redactor.text(line)
    }
  }

  private followed(value: JsonValue, path: string): JsonValue {
    if (typeof value === 'string') return this.field(path)?.push(value) ?? value
    if (Array.isArray(value)) return value.map((each, index) => this.followed(each, `${path}/${index}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, this.followed(each, `${path}/${name}`)]),
    )
  }

  private field(path: string): ReturnType<Redactor['stream']> | undefined {
    const known = this.fields.get(path)
    if (known || this.fields.size >= MOST_FIELDS) return known
    const field = this.redactor.stream({ eager: true })
    this.fields.set(path, field)
    return field
  }
}

import type { Redactor } from '../../engine/net/redactor'
import { isEqualJson } from '../../model/equal-json'
import type { JsonValue } from '../../model/json'

/** Letters of a line without an end that are kept waiting for it. */
const LONGEST_LINE = 1_000_000
/** Lines without a field after which it is taken to be over, such as the thoughts before the words. */
const MOST_WAITING = 12

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

/** A line of a stream of events, with the texts of its fields by their path. */
interface Line {
  text: string
  event?: JsonValue
  fields: Map<string, string>
}

/**
 * Takes keys out of a stream of events: out of each line, and out of what the same field says in one event after the
 * other, which is how a model's words come. Lines wait while the last letters of a field could begin a key.
 */
class EventRedaction {
  private line = ''
  private held: Line[] = []

  constructor(private readonly redactor: Redactor) {}

  push(text: string): string {
    const lines = text.split('\n')
    // Only what is new is searched: a line may come in very many pieces.
    const last = lines.pop() ?? ''
    let shown = ''
    for (const line of lines) {
      shown += this.read(`${this.line}${line}\n`)
      this.line = ''
    }
    this.line += last
    return this.line.length > LONGEST_LINE ? shown + this.end() : shown
  }

  end(): string {
    const last = this.read(this.line)
    this.line = ''
    return last + this.give(this.held.length)
  }

  /** Takes a line, and gives those that are decided by now. */
  private read(text: string): string {
    const line = readLine(text)
    this.held.push(line)
    let decided = this.held.length
    for (const path of new Set(this.held.flatMap(({ fields }) => [...fields.keys()]))) {
      const of = this.held.filter(({ fields }) => fields.has(path))
      const { texts, open } = this.redactor.parts(of.map(({ fields }) => fields.get(path) ?? ''))
      of.forEach(({ fields }, index) => {
        fields.set(path, texts[index] ?? '')
      })
      const first = of[open]
      const isOver = this.held.length - this.held.lastIndexOf(of.at(-1) ?? line) > MOST_WAITING
      if (first && !isOver) decided = Math.min(decided, this.held.indexOf(first))
    }
    return this.give(decided)
  }

  private give(count: number): string {
    return this.held
      .splice(0, count)
      .map(({ text, event, fields }) => {
        if (event === undefined) return this.redactor.text(text)
        const shown = this.redactor.json(mapFields(event, (field, path) => fields.get(path) ?? field))
        return isEqualJson(shown, event) ? text : `data: ${JSON.stringify(shown)}\n`
      })
      .join('')
  }
}

function readLine(text: string): Line {
  const fields = new Map<string, string>()
  if (!text.startsWith('data:')) return { text, fields }
  try {
    const event: JsonValue = JSON.parse(text.slice('data:'.length))
    mapFields(event, (field, path) => {
      fields.set(path, field)
      return field
    })
    return { text, event, fields }
  } catch {
    return { text, fields }
  }
}

/** Changes the texts of a value, each by its path. */
function mapFields(value: JsonValue, change: (text: string, path: string) => string, path = ''): JsonValue {
  if (typeof value === 'string') return change(value, path)
  if (Array.isArray(value)) return value.map((each, index) => mapFields(each, change, `${path}/${index}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapFields(each, change, `${path}/${name}`)]),
  )
}

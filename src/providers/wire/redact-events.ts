import type { ModelEvent } from '../../engine/model/language-model'
import type { Redactor } from '../../engine/net/redact/redactor'

type TextDelta = Extract<ModelEvent, { type: 'text-delta' }>

/** A model's stream with keys taken out of all that it says, of its calls, and of the error that ends it. */
export async function* redactEvents(events: AsyncIterable<ModelEvent>, redactor: Redactor): AsyncGenerator<ModelEvent> {
  const said = redactor.stream()
  const aligned = new AlignedTokens(redactor)
  const rest = () => aligned.end(said.end())
  try {
    for await (const event of events) {
      if (event.type === 'text-delta') {
        yield* aligned.push(event, said.push(event.text))
        continue
      }
      if (event.type !== 'usage') yield* rest()
      yield redactor.json(event)
    }
    yield* rest()
  } catch (error) {
    yield* rest()
    throw redactor.error(error)
  }
}

/**
 * Deltas with tokens beside the text that the redaction lets pass, which may lag behind them. One is sent when exactly its
 * text has passed; once the text differs, a key was in it, and no more tokens are sent with this answer.
 */
class AlignedTokens {
  private waiting: TextDelta[] = []
  private passed = ''
  private isOff = false

  constructor(private readonly redactor: Redactor) {}

  push(delta: TextDelta, passed: string): TextDelta[] {
    this.passed += passed
    if (!this.isOff && (delta.tokens || this.waiting.length > 0)) this.waiting.push(delta)
    return this.take()
  }

  /** The rest of a stretch of text. */
  end(passed: string): TextDelta[] {
    this.passed += passed
    const taken = this.take()
    this.waiting = []
    return [...taken, ...this.take()]
  }

  private take(): TextDelta[] {
    const ready: TextDelta[] = []
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (!this.passed.startsWith(next.text)) {
        this.isOff = !next.text.startsWith(this.passed)
        break
      }
      ready.push(next.tokens ? { ...next, tokens: this.redactor.json(next.tokens) } : next)
      this.passed = this.passed.slice(next.text.length)
      this.waiting.shift()
    }
    if (this.isOff) this.waiting = []
    if (this.waiting.length > 0 || this.passed === '') return ready
    const rest = this.passed
    this.passed = ''
    return [...ready, { type: 'text-delta', text: rest }]
  }
}

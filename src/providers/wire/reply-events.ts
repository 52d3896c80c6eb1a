import type { AnswerEnding } from '../../model/answer-ending'
import { estimateTokenUsage, tokensOf } from '../../model/cost'
import type { JsonObject, JsonValue } from '../../model/json'
import type { ModelEvent, ModelRequest, TokenUsage } from '../../model/language-model'
import type { FittedTools } from './fitted-tools'
import { partedText, ThinkingReader } from './thinking'
import { callsInside } from './tool-calls'
import { readWrittenCalls } from './written-calls'

/** Turns the events of one wire's stream into ours. Made for one call. */
export interface ReplyReader {
  read(data: JsonObject): ModelEvent[]
  /** What the stream had reported when it ended; `isOver` where it said that it is over. No ending: it did not say how. */
  end(isOver: boolean): {
    /** Calls that are only complete with the reply. */
    events: ModelEvent[]
    ending: AnswerEnding | null
    providerData?: { provider: string; data: JsonValue }
    /** The whole text, where it is not what was streamed. */
    text?: string
    /** As far as the provider counted. */
    usage: Partial<TokenUsage>
    /** The arguments of calls as they were written, for an estimate. */
    called: string
  }
  /** Whether the last event came, for wires whose events show it. */
  readonly isOver?: boolean
}

/**
 * An answer as its wire's reader reports it, made fit for the engine: thoughts apart from the text, calls that were written as
 * text, arguments as the person's schema has them, and tokens estimated where nobody counted them.
 */
export class ReplyEvents {
  private readonly thinking = new ThinkingReader()
  private text = ''
  private thought = ''
  private calls = 0

  constructor(
    private readonly reader: ReplyReader,
    private readonly tools: FittedTools,
  ) {}

  read(data: JsonObject): ModelEvent[] {
    return this.reader.read(data).flatMap(event => this.take(event))
  }

  /** What was held back until it was known what it is. */
  rest(): ModelEvent[] {
    return this.keep(this.thinking.end())
  }

  /** The end of an answer whose stream has ended; `isOver` where the stream itself said so. */
  end(request: ModelRequest, isOver: boolean): ModelEvent[] {
    const whole = isOver || this.reader.isOver === true
    const { events, ending, providerData, usage, called, text: otherText } = this.reader.end(whole)
    const last = [...events.flatMap(event => this.take(event)), ...this.rest()]
    if (otherText !== undefined) this.text = otherText
    const ended = this.endingOf(ending ?? (whole ? 'complete' : 'connection-cut'))
    const isReadable = ended === 'complete' || ended === 'unknown'
    const { found, text } = isReadable ? this.found(otherText) : { found: [], text: otherText }
    return [
      ...last,
      ...found,
      { type: 'usage', usage: this.usage(request, usage, called) },
      {
        type: 'end',
        ending: found.some(({ type }) => type === 'tool-call') ? 'tool-calls' : ended,
        ...(providerData && { providerData }),
        ...(text !== undefined && { text }),
      },
    ]
  }

  /** Nothing came at all: neither thoughts, nor text, nor a call. */
  get isEmpty(): boolean {
    return this.text === '' && this.thought === '' && this.calls === 0
  }

  /** Servers differ in what they call the end of an answer with calls, and of one without; the calls themselves decide. */
  private endingOf(said: AnswerEnding): AnswerEnding {
    if (this.calls > 0) return said === 'complete' || said === 'unknown' ? 'tool-calls' : said
    return said === 'tool-calls' && this.text !== '' ? 'complete' : said
  }

  private take(event: ModelEvent): ModelEvent[] {
    if (event.type === 'text-delta') return this.keep(this.thinking.push(event))
    if (event.type === 'tool-call') {
      const calls = callsInside(event.call)
      this.calls += calls.length
      return calls.map(call => ({ type: 'tool-call', call: this.tools.restore(call) }))
    }
    return this.keep([event])
  }

  /**
   * Thoughts and calls that are known only once the whole text is there, and the text without them. What is streamed cannot
   * be taken back, so that text is the answer in place of what was.
   */
  private found(otherText: string | undefined): { found: ModelEvent[]; text: string | undefined } {
    const found: ModelEvent[] = []
    const split = partedText(this.text)
    let text = otherText
    if (split) {
      text = split.answer
      if (split.thought !== '') found.push(...this.keep([{ type: 'reasoning-delta', text: split.thought }]))
    }
    const written = this.calls === 0 ? readWrittenCalls(text ?? this.text, this.tools.offered) : undefined
    if (written) text = written.rest
    text = this.tools.restoreAnswer(text ?? this.text) ?? text
    written?.calls.forEach((call, index) => {
      found.push({ type: 'tool-call', call: this.tools.restore({ ...call, id: `text_${index + 1}` }) })
    })
    return { found, text }
  }

  /** The tokens as counted, and as estimated where they were not. */
  private usage(request: ModelRequest, counted: Partial<TokenUsage>, called: string): TokenUsage {
    const { input, output, reasoning = this.thought === '' ? undefined : tokensOf(this.thought) } = counted
    const whole =
      input !== undefined && output !== undefined
        ? { input, output }
        : { ...estimateTokenUsage(request, this.text + this.thought + called), ...counted }
    return { ...whole, ...(reasoning !== undefined && { reasoning }) }
  }

  private keep(events: ModelEvent[]): ModelEvent[] {
    for (const event of events) {
      if (event.type === 'text-delta') this.text += event.text
      if (event.type === 'reasoning-delta') this.thought += event.text
    }
    return events
  }
}

import type { AnswerEnding } from '../../model/answer-ending'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { ModelEvent, TokenUsage } from '../../model/language-model'
import { field, looseCount, looseObjects, looseText } from '../wire/loose-json'
import type { ReplyReader } from '../wire/reply-events'
import { readToolCall, ToolCallPieces } from '../wire/tool-calls'
import { TokenReader } from './token-reader'

/** Words for the end of an answer, of Chat Completions and of those who only nearly speak it. */
const endings: Readonly<Record<string, AnswerEnding>> = {
  stop: 'complete',
  eos: 'complete',
  eos_token: 'complete',
  end_turn: 'complete',
  end: 'complete',
  stop_sequence: 'complete',
  length: 'token-limit',
  max_tokens: 'token-limit',
  model_length: 'token-limit',
  model_context_window_exceeded: 'token-limit',
  tool_calls: 'tool-calls',
  tool_call: 'tool-calls',
  function_call: 'tool-calls',
  tool_use: 'tool-calls',
  content_filter: 'refused',
  refusal: 'refused',
  safety: 'refused',
  recitation: 'refused',
  prohibited_content: 'refused',
  blocklist: 'refused',
  spii: 'refused',
  sensitive: 'refused',
  error: 'connection-cut',
  network_error: 'connection-cut',
  malformed_function_call: 'connection-cut',
  unexpected_tool_call: 'connection-cut',
  insufficient_system_resource: 'connection-cut',
}

/** Reads the chunks of one answer of Chat Completions, streamed or whole. */
export class OpenAiReply implements ReplyReader {
  private readonly pieces = new ToolCallPieces()
  private readonly details: JsonObject[] = []
  private thought = ''
  private replyId = 'call'
  private ending: AnswerEnding | null = null
  private refused = false
  private usage: Partial<TokenUsage> = {}
  private called = ''
  private readonly tokens = new TokenReader()
  /** The newest piece of text, and how many pieces in a row began with the whole one before. */
  private lastText = ''
  private repeats = 0

  constructor(
    private readonly provider: string,
    private readonly model: string,
  ) {}

  read(chunk: JsonObject): ModelEvent[] {
    this.replyId = looseText(chunk.id) || this.replyId
    this.count(chunk.usage ?? field(chunk.x_groq, 'usage'))
    const [choice] = looseObjects(chunk.choices)
    if (!choice) return []
    const reason = looseText(choice.finish_reason).toLowerCase()
    if (reason !== '' && reason !== 'null')
      this.ending = (Object.hasOwn(endings, reason) && endings[reason]) || 'unknown'
    // A server that does not stream has a message in place of a delta, and old completions have neither.
    const said = [choice.delta, choice.message].find(isJsonObject) ?? { content: choice.text ?? null }
    for (const piece of looseObjects(said.tool_calls)) this.called += this.pieces.add(piece)
    if (isJsonObject(said.function_call)) this.called += this.pieces.add(said.function_call)
    this.tokens.read(looseObjects(field(choice.logprobs, 'content')))
    const refusal = looseText(said.refusal)
    if (refusal !== '') this.refused = true
    return [...this.think(said), ...this.answer(said.content), ...textDelta(refusal)]
  }

  end(isOver: boolean): ReturnType<ReplyReader['end']> {
    const whole = isOver || this.ending !== null
    const calls = this.pieces.calls.map((call, n) => ({ ...call, id: call.id || `${this.replyId}_${n}` }))
    const extras = calls.flatMap(({ id, extra }): [string, JsonValue][] => (extra === undefined ? [] : [[id, extra]]))
    const handBack = {
      ...(this.details.length > 0 && { reasoning: this.details }),
      ...(this.thought !== '' && { thought: this.thought }),
      ...(extras.length > 0 && { calls: Object.fromEntries(extras) }),
    }
    return {
      events: whole
        ? calls.map(call => ({ type: 'tool-call', call: readToolCall(call.id, call.name, call.json) }))
        : [],
      ending: this.ending === 'complete' && this.refused ? 'refused' : this.ending,
      usage: this.usage,
      called: this.called,
      ...(this.isCumulative && { text: this.lastText }),
      ...(whole &&
        Object.keys(handBack).length > 0 && {
          providerData: { provider: this.provider, data: { model: this.model, ...handBack } },
        }),
    }
  }

  /** Google counts thoughts in the total alone. */
  private count(usage: JsonValue | undefined): void {
    const input = looseCount(field(usage, 'prompt_tokens') ?? field(usage, 'input_tokens'))
    const counted = looseCount(field(usage, 'completion_tokens') ?? field(usage, 'output_tokens'))
    const uncounted = (looseCount(field(usage, 'total_tokens')) ?? 0) - (input ?? 0) - (counted ?? 0)
    const isLeft = input !== undefined && uncounted > 0
    const reasoning =
      looseCount(field(field(usage, 'completion_tokens_details'), 'reasoning_tokens')) ??
      (isLeft ? uncounted : undefined)
    const output = isLeft ? (counted ?? 0) + uncounted : counted
    this.usage = {
      ...this.usage,
      ...(input !== undefined && { input }),
      ...(output !== undefined && { output }),
      ...(reasoning !== undefined && { reasoning }),
    }
  }

  /** Thoughts come under several names, and under two at once. */
  private think({ reasoning_content, reasoning, thinking, reasoning_details }: JsonObject): ModelEvent[] {
    const details = looseObjects(reasoning_details)
    for (const detail of details) this.keepDetail(detail)
    this.thought += looseText(reasoning_content)
    const text =
      looseText(reasoning_content) ||
      looseText(reasoning) ||
      looseText(thinking) ||
      details.map(detail => looseText(detail.text) || looseText(detail.summary)).join('')
    return text === '' ? [] : [{ type: 'reasoning-delta', text }]
  }

  /** Fragments of one piece of reasoning share its index. Its provider takes it back whole. */
  private keepDetail(detail: JsonObject): void {
    const same = this.details.find(
      kept => detail.index !== undefined && kept.index === detail.index && kept.type === detail.type,
    )
    if (!same) {
      this.details.push({ ...detail })
      return
    }
    for (const [name, value] of Object.entries(detail)) {
      const grows = ['text', 'summary', 'data'].includes(name)
      if (grows) same[name] = looseText(same[name]) + looseText(value)
      else if (value !== null) same[name] = value
    }
  }

  /** The text of an answer; those of Mistral and Databricks have parts, and their thoughts are among them. */
  private answer(content: JsonValue | undefined): ModelEvent[] {
    if (!Array.isArray(content)) return this.withTokens(looseText(content))
    return content.flatMap((part): ModelEvent[] => {
      const thought = looseText(field(part, 'thinking') ?? field(part, 'summary'))
      return thought === '' ? this.withTokens(looseText(part)) : [{ type: 'reasoning-delta', text: thought }]
    })
  }

  /** Some send in each piece all that came before: what is new in it, once that is certain. */
  private newIn(text: string): string {
    const goesOn = text.length > this.lastText.length && this.lastText !== '' && text.startsWith(this.lastText)
    const isKnown = this.isCumulative && (goesOn || text === this.lastText)
    const added = isKnown ? text.slice(this.lastText.length) : text
    if (!this.isCumulative) this.repeats = goesOn ? this.repeats + 1 : 0
    this.lastText = text
    return added
  }

  private get isCumulative(): boolean {
    return this.repeats >= 2 && this.lastText.length >= 8
  }

  private withTokens(piece: string): ModelEvent[] {
    const text = piece === '' ? '' : this.newIn(piece)
    if (text === '') return []
    const tokens = this.tokens.take()
    return [{ type: 'text-delta', text, ...(tokens.length > 0 && { tokens }) }]
  }
}

function textDelta(text: string): ModelEvent[] {
  return text === '' ? [] : [{ type: 'text-delta', text }]
}

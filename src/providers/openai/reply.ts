import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { AnswerEnding } from '../../engine/model/answer-ending'
import type { JsonObject, JsonValue } from '../../engine/model/json'
import type { AnswerToken, ModelEvent, TokenChance, TokenUsage } from '../../engine/model/language-model'
import type { ReplyReader } from '../wire/provider-call'
import { readToolCall } from '../wire/tool-arguments'

type Delta = ChatCompletionChunk.Choice.Delta & { reasoning_details?: JsonValue[] }
type CallDelta = ChatCompletionChunk.Choice.Delta.ToolCall & { extra_content?: JsonValue }

/** As on the wire; compatible servers leave fields out. */
interface LogprobToken {
  token: string
  bytes?: number[] | null
  logprob: number
  top_logprobs?: Omit<LogprobToken, 'top_logprobs'>[]
}

interface OpenCall {
  index: number
  id: string | undefined
  name: string
  json: string
  /** What Google requires to be sent back with a call, such as its thought signature. */
  extra?: JsonValue
}

/** What Chat Completions says, and Mistral's word for a full context. */
const endings: Readonly<Record<string, AnswerEnding>> = {
  stop: 'complete',
  length: 'token-limit',
  model_length: 'token-limit',
  tool_calls: 'tool-calls',
  function_call: 'tool-calls',
  content_filter: 'refused',
}

function endingOfReason(reason: string): AnswerEnding {
  return (Object.hasOwn(endings, reason) && endings[reason]) || 'unknown'
}

/** Reads the chunks of one Chat Completions stream. */
export class OpenAiReply implements ReplyReader<ChatCompletionChunk> {
  private readonly calls: OpenCall[] = []
  private readonly reasoning: JsonValue[] = []
  private replyId = 'call'
  private ending: AnswerEnding | null = null
  private refused = false
  private usage: Partial<TokenUsage> = {}
  private written = ''
  /** Tokens that were read before their text, and bytes that are no text yet. */
  private readonly tokens: AnswerToken[] = []
  private partial: { bytes: number[]; logprob: number } | undefined

  constructor(
    private readonly provider: string,
    private readonly model: string,
  ) {}

  read(chunk: ChatCompletionChunk): ModelEvent[] {
    if (chunk.id) this.replyId = chunk.id
    if (chunk.usage) this.usage = { input: chunk.usage.prompt_tokens, output: chunk.usage.completion_tokens }
    const choice = chunk.choices?.[0]
    if (!choice) return []
    if (choice.finish_reason) this.ending = endingOfReason(choice.finish_reason)
    const delta: Delta = choice.delta ?? {}
    for (const part of delta.tool_calls ?? []) this.growCall(part)
    if (delta.reasoning_details) this.reasoning.push(...delta.reasoning_details)
    if (delta.refusal) this.refused = true
    this.tokens.push(...this.readTokens(choice.logprobs?.content ?? []))
    return [...this.text(delta.content, 'with-tokens'), ...this.text(delta.refusal)]
  }

  end(isOver: boolean): ReturnType<ReplyReader<ChatCompletionChunk>['end']> {
    const whole = isOver || this.ending !== null
    const calls = this.calls.map((call, n) => ({ ...call, id: call.id ?? `${this.replyId}_${n}` }))
    const handBack = this.handBack(calls)
    return {
      events: whole
        ? calls.map(call => ({ type: 'tool-call', call: readToolCall(call.id, call.name, call.json) }))
        : [],
      ending: this.endReason(),
      usage: this.usage,
      written: this.written,
      ...(whole && handBack && { providerData: { provider: this.provider, data: handBack } }),
    }
  }

  /** Servers differ in what they call the end of a reply with calls; the calls themselves decide. */
  private endReason(): AnswerEnding | null {
    if (this.ending === 'complete' && this.refused) return 'refused'
    if (this.ending === 'complete' && this.calls.length > 0) return 'tool-calls'
    return this.ending
  }

  /** Pieces of a call share its index. Some servers give every call index 0, or none, and only the id distinguishes them. */
  private growCall(part: CallDelta): void {
    const last = this.calls.findLast(call => call.index === (part.index ?? 0))
    const isNew = !last || (part.id && last.id && part.id !== last.id)
    const call = isNew ? { index: part.index ?? 0, id: undefined, name: '', json: '' } : last
    if (isNew) this.calls.push(call)
    const target: OpenCall = call
    target.id ??= part.id || undefined
    target.name += part.function?.name ?? ''
    target.json += part.function?.arguments ?? ''
    this.written += part.function?.arguments ?? ''
    if (part.extra_content !== undefined) target.extra = part.extra_content
  }

  private handBack(calls: readonly (OpenCall & { id: string })[]): JsonObject | null {
    const extras = calls.flatMap(call => (call.extra === undefined ? [] : [[call.id, call.extra] as const]))
    if (this.reasoning.length === 0 && extras.length === 0) return null
    return {
      model: this.model,
      ...(this.reasoning.length > 0 && { reasoning: this.reasoning }),
      ...(extras.length > 0 && { calls: Object.fromEntries(extras) }),
    }
  }

  private text(text: string | null | undefined, mode?: 'with-tokens'): ModelEvent[] {
    if (!text) return []
    this.written += text
    const tokens = mode ? this.tokens.splice(0) : []
    return [{ type: 'text-delta', text, ...(tokens.length > 0 && { tokens }) }]
  }

  /**
   * Tokens with their text. A token may be some bytes of a character; such ones are joined until they are text, and have no
   * alternatives, which would be bytes too.
   */
  private readTokens(read: readonly LogprobToken[]): AnswerToken[] {
    return read.flatMap(({ token, bytes, logprob, top_logprobs: top }) => {
      if (token === '' && !bytes?.length) return []
      const { partial } = this
      if (partial || (bytes && !isText(bytes))) {
        const joined = {
          bytes: [...(partial?.bytes ?? []), ...(bytes ?? utf8(token))],
          logprob: (partial?.logprob ?? 0) + finite(logprob),
        }
        this.partial = isText(joined.bytes) ? undefined : joined
        return this.partial ? [] : [{ text: textOf(joined.bytes), logprob: joined.logprob, others: [] }]
      }
      const others = (top ?? []).flatMap(other =>
        other.token === token || (other.bytes && !isText(other.bytes)) ? [] : [chanceOf(other)],
      )
      return [{ ...chanceOf({ token, bytes, logprob }), others }]
    })
  }
}

/** OpenAI reports -9999 for what is next to impossible; other servers report minus infinity, which JSON does not have. */
const LEAST_LOGPROB = -9999

function finite(logprob: number): number {
  return Number.isFinite(logprob) ? logprob : LEAST_LOGPROB
}

function chanceOf({ token, bytes, logprob }: LogprobToken): TokenChance {
  return { text: bytes ? textOf(bytes) : token, logprob: finite(logprob) }
}

const utf8 = (text: string) => [...new TextEncoder().encode(text)]
const textOf = (bytes: readonly number[]) => new TextDecoder().decode(new Uint8Array(bytes))

function isText(bytes: readonly number[]): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
    return true
  } catch {
    return false
  }
}

import type { AnswerEnding } from '../../model/answer-ending'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { ModelEvent, TokenUsage } from '../../model/language-model'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { field, looseCount, looseObjects, looseText } from '../wire/loose-json'
import type { ReplyReader } from '../wire/reply-events'
import { argumentsForHistory, readToolCall } from '../wire/tool-calls'

/** A block while it comes in: `json` grows where a tool's arguments do. */
interface OpenBlock {
  block: JsonObject
  json: string
  isClosed: boolean
}

/** `pause_turn` is none: the turn goes on when it is sent back. */
const endings: Readonly<Record<string, AnswerEnding>> = {
  end_turn: 'complete',
  stop_sequence: 'complete',
  tool_use: 'tool-calls',
  max_tokens: 'token-limit',
  model_context_window_exceeded: 'token-limit',
  refusal: 'refused',
}

/** Reads the events of one answer of the Messages API, streamed or whole. */
export class AnthropicReply implements ReplyReader {
  private readonly blocks = new Map<string, OpenBlock>()
  private ending: AnswerEnding | null = null
  /** The last event came. */
  isOver = false
  /** The turn waits to be sent back: a tool of the service's own, such as a search, takes several requests. */
  private isPaused = false
  /** How often it was. */
  private parts = 0
  private usage: Partial<TokenUsage> = {}
  private earlierUsage: Partial<TokenUsage> = {}
  private called = ''

  constructor(
    private readonly provider: string,
    private readonly model: string,
  ) {}

  read(event: JsonObject): ModelEvent[] {
    switch (event.type) {
      case 'message':
        return this.readWhole(event)
      case 'message_start':
        this.count(field(event.message, 'usage'))
        return []
      case 'content_block_start':
        return this.open(this.keyOf(event), event.content_block)
      case 'content_block_delta':
        return this.grow(this.keyOf(event), event.delta)
      case 'content_block_stop':
        return this.close(this.keyOf(event))
      case 'message_delta':
        this.finish(field(event.delta, 'stop_reason'))
        this.count(event.usage)
        return []
      case 'message_stop':
        this.isOver = true
        return []
      default:
        return []
    }
  }

  /** What came of a turn that is paused, to be sent back; undefined where none is. What is read next goes on with it. */
  resumed(): JsonObject[] | undefined {
    if (!this.isPaused) return undefined
    this.isPaused = false
    this.isOver = false
    this.ending = null
    this.parts++
    this.earlierUsage = added(this.earlierUsage, this.usage)
    this.usage = {}
    return this.content()
  }

  end(): ReturnType<ReplyReader['end']> {
    // Some servers close no block, or only the last one.
    const events = this.isOver || this.ending !== null ? [...this.blocks.keys()].flatMap(key => this.close(key)) : []
    const blocks = this.content()
    const reasoned = blocks.some(({ type }) => type === 'thinking' || type === 'redacted_thinking')
    return {
      events,
      ending: this.ending,
      usage: added(this.earlierUsage, this.usage),
      called: this.called,
      ...(reasoned &&
        this.isOver && {
          providerData: { provider: this.provider, data: { model: this.model, blocks } },
        }),
    }
  }

  private keyOf({ index }: JsonObject): string {
    return `${this.parts}.${looseText(index)}`
  }

  private content(): JsonObject[] {
    return [...this.blocks.values()].map(({ block }) => block).filter(hasContent)
  }

  /** An answer that was not streamed. */
  private readWhole(message: JsonObject): ModelEvent[] {
    const events = looseObjects(message.content).flatMap((block, index) => this.open(this.keyOf({ index }), block))
    this.finish(message.stop_reason)
    this.count(message.usage)
    this.isOver = true
    return events
  }

  private open(key: string, start: JsonValue | undefined): ModelEvent[] {
    const block = isJsonObject(start) ? { ...start } : {}
    this.blocks.set(key, { block, json: '', isClosed: false })
    return [...delta('reasoning-delta', block.thinking), ...delta('text-delta', block.text)]
  }

  private grow(key: string, change: JsonValue | undefined): ModelEvent[] {
    if (!this.blocks.has(key))
      this.open(key, { type: field(change, 'type') === 'thinking_delta' ? 'thinking' : 'text' })
    const open = this.blocks.get(key)
    if (!open || !isJsonObject(change)) return []
    const { block } = open
    const json = looseText(change.partial_json)
    open.json += json
    this.called += json
    if (typeof change.signature === 'string') block.signature = change.signature
    if (change.thinking !== undefined) block.thinking = looseText(block.thinking) + looseText(change.thinking)
    if (change.text !== undefined) block.text = looseText(block.text) + looseText(change.text)
    return [...delta('reasoning-delta', change.thinking), ...delta('text-delta', change.text)]
  }

  private close(key: string): ModelEvent[] {
    const open = this.blocks.get(key)
    if (!open || open.isClosed) return []
    open.isClosed = true
    // What a tool of the service's own is given comes in pieces, too.
    if (open.block.type === 'server_tool_use' && open.json !== '')
      open.block.input = parseUntrustedJson(open.json) ?? {}
    if (open.block.type !== 'tool_use') return []
    const { id, name, input = {} } = open.block
    // Some gateways send the whole input with the start of the block, and nothing after.
    const call = readToolCall(
      looseText(id) || `call_${key.replace('.', '_')}`,
      looseText(name),
      open.json || JSON.stringify(input),
    )
    open.block.input = argumentsForHistory(call)
    return [{ type: 'tool-call', call }]
  }

  private finish(reason: JsonValue | undefined): void {
    const word = looseText(reason)
    if (word === 'pause_turn') this.isPaused = true
    if (word !== '') this.ending = (Object.hasOwn(endings, word) && endings[word]) || 'unknown'
  }

  /** All that the model read, from the cache or not. A later count that is not there leaves the earlier one. */
  private count(usage: JsonValue | undefined): void {
    const names = ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens']
    const read = names.reduce((sum, name) => sum + (looseCount(field(usage, name)) ?? 0), 0)
    const input = read > (this.usage.input ?? 0) ? read : undefined
    const output = looseCount(field(usage, 'output_tokens'))
    this.usage = { ...this.usage, ...(input !== undefined && { input }), ...(output !== undefined && { output }) }
  }
}

function added(one: Partial<TokenUsage>, other: Partial<TokenUsage>): Partial<TokenUsage> {
  const sum = (name: 'input' | 'output') =>
    one[name] === undefined && other[name] === undefined ? {} : { [name]: (one[name] ?? 0) + (other[name] ?? 0) }
  return { ...sum('input'), ...sum('output') }
}

function delta(type: 'text-delta' | 'reasoning-delta', value: JsonValue | undefined): ModelEvent[] {
  const text = looseText(value)
  return text === '' ? [] : [{ type, text }]
}

function hasContent(block: JsonObject): boolean {
  return block.type !== 'text' || looseText(block.text).trim() !== ''
}

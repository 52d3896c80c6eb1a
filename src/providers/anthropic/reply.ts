import type {
  ContentBlock,
  RawMessageStreamEvent,
  StopReason as WireStopReason,
} from '@anthropic-ai/sdk/resources/messages/messages'
import type { AnswerEnding } from '../../engine/model/answer-ending'
import type { JsonValue } from '../../engine/model/json'
import type { ModelEvent, TokenUsage } from '../../engine/model/language-model'
import type { ReplyReader } from '../wire/provider-call'
import { argumentsForHistory, readToolCall } from '../wire/tool-arguments'

/** A block while it comes in: `json` grows where a tool's arguments do. */
interface OpenBlock {
  block: ContentBlock
  json: string
}

/** `pause_turn` waits for work that none of our requests asks for. */
const endings: Record<Exclude<WireStopReason, 'pause_turn'>, AnswerEnding> = {
  end_turn: 'complete',
  stop_sequence: 'complete',
  tool_use: 'tool-calls',
  max_tokens: 'token-limit',
  model_context_window_exceeded: 'token-limit',
  refusal: 'refused',
}

/** Reads the events of one Messages API stream. */
export class AnthropicReply implements ReplyReader<RawMessageStreamEvent> {
  private readonly blocks = new Map<number, OpenBlock>()
  private ending: AnswerEnding | null = null
  /** The last event came. */
  isOver = false
  private usage: Partial<TokenUsage> = {}
  private written = ''

  constructor(
    private readonly provider: string,
    private readonly model: string,
  ) {}

  read(event: RawMessageStreamEvent): ModelEvent[] {
    switch (event.type) {
      case 'message_start':
        this.usage.input = inputTokens(event.message.usage)
        return []
      case 'content_block_start':
        this.blocks.set(event.index, { block: event.content_block, json: '' })
        return event.content_block.type === 'text' ? this.text(event.content_block.text) : []
      case 'content_block_delta':
        return this.grow(event)
      case 'content_block_stop':
        return this.close(event.index)
      case 'message_delta':
        if (event.delta.stop_reason) this.ending = endings[event.delta.stop_reason as keyof typeof endings] ?? 'unknown'
        this.usage = {
          input: event.usage.input_tokens ? inputTokens(event.usage) : this.usage.input,
          output: event.usage.output_tokens,
        }
        return []
      case 'message_stop':
        this.isOver = true
        return []
      default:
        return []
    }
  }

  end(): ReturnType<ReplyReader<RawMessageStreamEvent>['end']> {
    const blocks = [...this.blocks.values()].map(({ block }) => block)
    const reasoned = blocks.some(({ type }) => type === 'thinking' || type === 'redacted_thinking')
    return {
      events: [],
      ending: this.ending,
      usage: this.usage,
      written: this.written,
      ...(reasoned &&
        this.isOver && {
          providerData: {
            provider: this.provider,
            data: { model: this.model, blocks: blocks.filter(hasContent) as unknown as JsonValue[] },
          },
        }),
    }
  }

  private grow({ index, delta }: Extract<RawMessageStreamEvent, { type: 'content_block_delta' }>): ModelEvent[] {
    const open = this.blocks.get(index)
    if (delta.type === 'text_delta') {
      if (open?.block.type === 'text') open.block.text += delta.text
      return this.text(delta.text)
    }
    if (delta.type === 'input_json_delta' && open) {
      open.json += delta.partial_json
      this.written += delta.partial_json
    }
    if (open?.block.type === 'thinking') {
      if (delta.type === 'thinking_delta') {
        open.block.thinking += delta.thinking
        this.written += delta.thinking
      }
      if (delta.type === 'signature_delta') open.block.signature = delta.signature
    }
    return []
  }

  private close(index: number): ModelEvent[] {
    const open = this.blocks.get(index)
    if (open?.block.type !== 'tool_use') return []
    const { id, name, input } = open.block
    // Some gateways send the whole input with the start of the block, and nothing after.
    const call = readToolCall(id, name, open.json || JSON.stringify(input ?? {}))
    open.block.input = argumentsForHistory(call)
    return [{ type: 'tool-call', call }]
  }

  private text(text: string): ModelEvent[] {
    this.written += text
    return text === '' ? [] : [{ type: 'text-delta', text }]
  }
}

/** All that the model read, from the cache or not. */
function inputTokens(usage: {
  input_tokens: number | null
  cache_creation_input_tokens?: number | null
  cache_read_input_tokens?: number | null
}): number {
  return (usage.input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0)
}

function hasContent(block: ContentBlock): boolean {
  return block.type !== 'text' || block.text.trim() !== ''
}

import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { cacheFactors, type InputUsage } from '../billing/charges'
import { estimateTokens, tokensOfText } from '../billing/estimate-tokens'
import { imageSize } from '../billing/image-size'
import { tokensOfAnthropicImage } from '../billing/image-tokens'
import { GatewayError } from '../gateway-error'
import { type AnthropicBlock, AnthropicRequest } from './anthropic-request'
import { allowedModel, checkThoughts, fittingLength, refusals } from './rules'
import { parseRequest } from './schema'
import { type GatewayWire, isCount, type UsageReader } from './wire'

/** Anthropic's Messages. */
export const anthropicWire: GatewayWire = {
  id: 'anthropic',

  prepare(sent, rules) {
    // The provider does not learn whose request it is.
    const { metadata: _, ...request } = parseRequest(AnthropicRequest, sent)
    const model = allowedModel(request.model, rules)
    const output = fittingLength(request.max_tokens, rules)
    if (request.thinking?.type === 'enabled') checkThoughts(request.thinking.budget_tokens, output)
    const body = { ...request, max_tokens: output } as JsonObject
    const input =
      estimateTokens(body) + blocksOf(request).reduce((sum, block) => sum + beyondText(block, rules.maxOutput), 0)
    return { body, model, estimate: { input, output, inputFactor: cacheFactor(body) } }
  },

  usageReader: () => new AnthropicUsage(),

  error: (status, message, code) => ({
    type: 'error',
    error: { type: errorTypes[status] ?? 'api_error', message, code },
  }),
}

const errorTypes: Partial<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
}

/** All blocks, also those inside of others. */
function blocksOf({ messages }: Pick<AnthropicRequest, 'messages'>): AnthropicBlock[] {
  return messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content.flatMap(withInner)))
}

function withInner(block: AnthropicBlock): AnthropicBlock[] {
  const inner =
    block.type === 'tool_result'
      ? block.content
      : block.type === 'document' && block.source.type === 'content'
        ? block.source.content
        : undefined
  return [block, ...(Array.isArray(inner) ? inner.flatMap(withInner) : [])]
}

/** Tokens of a block that its text does not show, or fewer where that text is none. */
function beyondText(block: AnthropicBlock, maxOutput: number): number {
  if (block.type === 'image') {
    const size = imageSize(block.source.data)
    if (!size) throw new GatewayError(400, refusals.image.reason, refusals.image.words)
    return tokensOfAnthropicImage(size) - tokensOfText(block.source.data)
  }
  // What is inside is sealed; it was part of an answer, so it is no longer than one.
  return block.type === 'thinking' || block.type === 'redacted_thinking' ? maxOutput : 0
}

/** How much dearer it is to write to the cache, where the request asks for it. */
function cacheFactor(value: JsonValue): number {
  if (!isJsonObject(value) && !Array.isArray(value)) return 1
  const most = Object.values(value).reduce<number>((factor, field) => Math.max(factor, cacheFactor(field)), 1)
  if (Array.isArray(value) || !isJsonObject(value.cache_control)) return most
  return Math.max(most, value.cache_control.ttl === '1h' ? cacheFactors.writeHour : cacheFactors.write)
}

class AnthropicUsage implements UsageReader {
  #input: InputUsage | null = null
  #output: number | null = null
  #isOver = false

  read(event: JsonObject): void {
    if (event.type === 'message') {
      this.#take(event.usage)
      this.#isOver = true
    } else if (event.type === 'message_start' && isJsonObject(event.message)) {
      this.#take(event.message.usage)
    } else if (event.type === 'message_delta') {
      this.#take(event.usage)
      this.#isOver ||= isJsonObject(event.delta) && typeof event.delta.stop_reason === 'string'
    } else if (event.type === 'message_stop') this.#isOver = true
  }

  /** Later counts replace earlier ones: the provider adds them up itself. */
  #take(counts: unknown): void {
    if (!isJsonObject(counts)) return
    const old = this.#input ?? { input: 0, cacheRead: 0, cacheWrite: 0, cacheWriteHour: 0 }
    const { cache_creation: creation } = counts
    const hour =
      isJsonObject(creation) && isCount(creation.ephemeral_1h_input_tokens)
        ? creation.ephemeral_1h_input_tokens
        : old.cacheWriteHour
    const written = isCount(counts.cache_creation_input_tokens) ? counts.cache_creation_input_tokens - hour : undefined
    if (this.#input !== null || isCount(counts.input_tokens)) {
      this.#input = {
        input: isCount(counts.input_tokens) ? counts.input_tokens : old.input,
        cacheRead: isCount(counts.cache_read_input_tokens) ? counts.cache_read_input_tokens : old.cacheRead,
        cacheWrite: Math.max(0, written ?? old.cacheWrite),
        cacheWriteHour: hour,
      }
    }
    if (isCount(counts.output_tokens)) this.#output = counts.output_tokens
  }

  report() {
    return { input: this.#input, output: this.#isOver ? this.#output : null }
  }
}

import { isJsonObject, type JsonObject } from '../../engine/json'
import {
  allowedModel,
  byteLength,
  fittingLength,
  isCount,
  objectsIn,
  onlyKnown,
  refuseByAddress,
  refuseOwnTools,
} from './fields'
import { noUsage, type Usage, type UsageReader, type Wire } from './wire'

const knownFields = new Set([
  'model',
  'max_tokens',
  'messages',
  'system',
  'tools',
  'tool_choice',
  'temperature',
  'top_p',
  'top_k',
  'stop_sequences',
  'stream',
  'thinking',
  'output_config',
  'cache_control',
  'metadata',
])

/** Anthropic's Messages. */
export const anthropicWire: Wire = {
  id: 'anthropic',

  prepare(body, rules) {
    onlyKnown(body, knownFields)
    const model = allowedModel(body, rules)
    for (const tool of objectsIn(body.tools)) if ('type' in tool && tool.type !== 'custom') refuseOwnTools()
    for (const message of objectsIn(body.messages)) checkBlocks(objectsIn(message.content))
    const maxOutput = fittingLength(body.max_tokens, rules)
    // Whose request it is, is nobody's business but the gateway's.
    const { metadata: _, ...rest } = body
    return { body: { ...rest, model, max_tokens: maxOutput }, model, maxOutput, streams: body.stream === true }
  },

  usageReader: () => new AnthropicUsage(),

  error: (status, message) => ({ type: 'error', error: { type: errorTypes[status] ?? 'api_error', message } }),
}

const errorTypes: Partial<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
}

/** Where a block holds data, the data must be here. Arguments of tools are not looked into: they are only text. */
function checkBlocks(blocks: readonly JsonObject[]): void {
  for (const { type, source, content } of blocks) {
    const isCarrier = type === 'image' || type === 'document'
    if (isCarrier && !(isJsonObject(source) && (source.type === 'base64' || source.type === 'text'))) refuseByAddress()
    if (type === 'container_upload') refuseByAddress()
    if (type === 'tool_result') checkBlocks(objectsIn(content))
  }
}

class AnthropicUsage implements UsageReader {
  #usage: Usage = noUsage
  #isStarted = false
  #isFinal = false
  #textBytes = 0

  read(event: JsonObject): void {
    if (event.type === 'message') {
      this.#take(event.usage)
      this.#isFinal = isJsonObject(event.usage)
    } else if (event.type === 'message_start' && isJsonObject(event.message)) {
      this.#take(event.message.usage)
      this.#isStarted = isJsonObject(event.message.usage)
    } else if (event.type === 'message_delta') {
      this.#take(event.usage)
      this.#isFinal = isJsonObject(event.usage)
    } else if (event.type === 'content_block_delta' && isJsonObject(event.delta)) {
      for (const said of [event.delta.text, event.delta.thinking, event.delta.partial_json]) {
        if (typeof said === 'string') this.#textBytes += byteLength(said)
      }
    }
  }

  /** Later counts replace earlier ones: the provider adds them up itself. */
  #take(counts: unknown): void {
    if (!isJsonObject(counts)) return
    const { cache_creation: creation } = counts
    const hour =
      isJsonObject(creation) && isCount(creation.ephemeral_1h_input_tokens)
        ? creation.ephemeral_1h_input_tokens
        : this.#usage.cacheWriteHour
    const written = isCount(counts.cache_creation_input_tokens) ? counts.cache_creation_input_tokens - hour : undefined
    this.#usage = {
      input: isCount(counts.input_tokens) ? counts.input_tokens : this.#usage.input,
      output: isCount(counts.output_tokens) ? counts.output_tokens : this.#usage.output,
      cacheRead: isCount(counts.cache_read_input_tokens) ? counts.cache_read_input_tokens : this.#usage.cacheRead,
      cacheWrite: Math.max(0, written ?? this.#usage.cacheWrite),
      cacheWriteHour: hour,
    }
  }

  final(): Usage | null {
    return this.#isFinal ? this.#usage : null
  }

  soFar() {
    const { input, cacheRead, cacheWrite, cacheWriteHour } = this.#usage
    return {
      input: this.#isStarted ? input + cacheRead + cacheWrite + cacheWriteHour : null,
      textBytes: this.#textBytes,
    }
  }
}

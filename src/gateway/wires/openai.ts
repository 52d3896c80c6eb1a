import { isJsonObject, type JsonObject, type JsonValue } from '../../engine/json'
import { Refusal } from '../refusal'
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
  'messages',
  'max_tokens',
  'max_completion_tokens',
  'n',
  'tools',
  'tool_choice',
  'parallel_tool_calls',
  'temperature',
  'top_p',
  'top_k',
  'frequency_penalty',
  'presence_penalty',
  'stop',
  'seed',
  'stream',
  'stream_options',
  'response_format',
  'reasoning_effort',
  'reasoning',
  'verbosity',
  'logprobs',
  'top_logprobs',
  'user',
])

/** OpenAI's Chat Completions. `maxTokensField` is how the upstream calls the length of an answer. */
export function openAiWire(maxTokensField: 'max_tokens' | 'max_completion_tokens'): Wire {
  return {
    id: 'openai',

    prepare(body, rules) {
      onlyKnown(body, knownFields)
      const model = allowedModel(body, rules)
      if (body.n !== undefined && body.n !== null && body.n !== 1) {
        throw new Refusal(400, 'field', 'Ask for one answer at a time: “n” must be 1.')
      }
      for (const tool of objectsIn(body.tools)) if (tool.type !== 'function') refuseOwnTools()
      for (const message of objectsIn(body.messages)) for (const part of objectsIn(message.content)) checkPart(part)
      const { max_tokens: old, max_completion_tokens: current, user: _, stream_options: options, ...rest } = body
      const maxOutput = Math.min(fittingLength(old, rules), fittingLength(current, rules))
      const streams = body.stream === true
      return {
        body: {
          ...rest,
          model,
          [maxTokensField]: maxOutput,
          // Without it a stream does not say what it cost.
          ...(streams && { stream_options: { ...(isJsonObject(options) && options), include_usage: true } }),
        },
        model,
        maxOutput,
        streams,
      }
    },

    usageReader: () => new OpenAiUsage(),

    error: (status, message) => ({
      error: { message, type: errorTypes[status] ?? 'api_error', param: null, code: null },
    }),
  }
}

const errorTypes: Partial<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'invalid_request_error',
  413: 'invalid_request_error',
  429: 'rate_limit_exceeded',
}

function checkPart({ type: kind, image_url: image }: JsonObject): void {
  if (kind === 'file') refuseByAddress()
  if (kind !== 'image_url') return
  const address = isJsonObject(image) ? image.url : image
  if (typeof address !== 'string' || !address.startsWith('data:')) refuseByAddress()
}

class OpenAiUsage implements UsageReader {
  #usage: Usage | null = null
  #textBytes = 0

  read(event: JsonObject): void {
    if (isJsonObject(event.usage) && isCount(event.usage.prompt_tokens)) {
      const { prompt_tokens: input, completion_tokens: output } = event.usage
      this.#usage = { ...noUsage, input, output: isCount(output) ? output : 0 }
    }
    for (const { delta } of objectsIn(event.choices)) if (delta !== undefined) this.#textBytes += textIn(delta)
  }

  final(): Usage | null {
    return this.#usage
  }

  soFar() {
    return { input: null, textBytes: this.#textBytes }
  }
}

/** Bytes of all the texts in a value, however deep. */
function textIn(value: JsonValue): number {
  if (typeof value === 'string') return byteLength(value)
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + textIn(item), 0)
  return isJsonObject(value) ? textIn(Object.values(value)) : 0
}

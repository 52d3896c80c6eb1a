import { isJsonObject, type JsonObject } from '../../model/json'
import { cacheFactors, type InputUsage } from '../billing/charges'
import { estimateTokens, tokensOfText } from '../billing/estimate-tokens'
import { imageSize } from '../billing/image-size'
import { tokensOfOpenAiImage } from '../billing/image-tokens'
import { GatewayError } from '../gateway-error'
import type { Upstream } from '../upstream'
import { OpenAiRequest } from './openai-request'
import { allowedModel, checkThoughts, fittingLength, refusals } from './rules'
import { parseRequest } from './schema'
import { type GatewayWire, isCount, type UsageReader } from './wire'

/** The name of the limit of an answer's tokens. */
type MaxTokensField = 'max_tokens' | 'max_completion_tokens'

/** The field of the first upstream of this wire: OpenAI's own models refuse the older name, most others know only that. */
export function maxTokensFieldOf(upstreams: readonly Pick<Upstream, 'wire' | 'baseUrl'>[]): MaxTokensField {
  const upstream = upstreams.find(({ wire }) => wire === 'openai')
  const isOpenAi = /^api\.openai\.com$|\.openai\.azure\.com$/.test(upstream ? new URL(upstream.baseUrl).hostname : '')
  return isOpenAi ? 'max_completion_tokens' : 'max_tokens'
}

/**
 * OpenAI's Chat Completions.
 * @param maxTokens the field of the upstream
 */
export function openAiWire(maxTokens: MaxTokensField): GatewayWire {
  return {
    id: 'openai',

    prepare(sent, rules) {
      const {
        max_tokens: old,
        max_completion_tokens: current,
        user: _,
        stream_options: options,
        ...request
      } = parseRequest(OpenAiRequest, sent)
      const model = allowedModel(request.model, rules)
      const output = Math.min(fittingLength(old, rules), fittingLength(current, rules))
      checkThoughts(request.reasoning?.max_tokens, output)
      const body = {
        ...request,
        [maxTokens]: output,
        // Without it a stream does not say what it cost.
        ...(request.stream && { stream_options: { ...options, include_usage: true } }),
      } as JsonObject
      const input = estimateTokens(body) + beyondText(request, rules.maxOutput)
      // Newer models write to their cache unasked, and ask for it.
      return { body, model, estimate: { input, output, inputFactor: cacheFactors.write } }
    },

    usageReader: () => new OpenAiUsage(),

    error: (status, message, code) => ({
      error: { message, type: errorTypes[status] ?? 'api_error', param: null, code },
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

/** Tokens of parts that their text does not show, or fewer where that text is none. */
function beyondText({ messages, model }: Pick<OpenAiRequest, 'messages' | 'model'>, maxOutput: number): number {
  let tokens = 0
  for (const message of messages) {
    if (message.role === 'user' && typeof message.content !== 'string') {
      for (const part of message.content) {
        if (part.type === 'image_url') tokens += tokensOfImage(part.image_url.url, model)
      }
    }
    // Thoughts that come back sealed were part of an answer, so they are no longer than one.
    if (message.role === 'assistant') {
      const thoughts = (message.reasoning_details ?? []).filter(isSealedThought)
      const calls = (message.tool_calls ?? []).filter(call => isJsonObject(call.extra_content))
      tokens += (thoughts.length + calls.length) * maxOutput
    }
  }
  return tokens
}

/** Thoughts come in hundreds of pieces of plain text; sealed or signed ones hold more than they show. */
function isSealedThought({ type, signature, data }: JsonObject): boolean {
  const isText = type === 'reasoning.text' || type === 'reasoning.summary'
  return !isText || typeof signature === 'string' || typeof data === 'string'
}

function tokensOfImage(address: string, model: string): number {
  const [, data = ''] = /^data:image\/[a-z]+;base64,(.*)$/is.exec(address) ?? []
  const size = imageSize(data)
  if (!size) throw new GatewayError(400, refusals.image.reason, refusals.image.words)
  return tokensOfOpenAiImage(size, model) - tokensOfText(address)
}

class OpenAiUsage implements UsageReader {
  #input: InputUsage | null = null
  #output: number | null = null
  #isOver = false

  read(event: JsonObject): void {
    const choices = Array.isArray(event.choices) ? event.choices : []
    this.#isOver ||= choices.some(choice => isJsonObject(choice) && typeof choice.finish_reason === 'string')
    const { usage } = event
    if (!isJsonObject(usage)) return
    const { prompt_tokens: read, completion_tokens: written, total_tokens: all, prompt_tokens_details: details } = usage
    if (isCount(read)) {
      const stored = isJsonObject(details) && isCount(details.cache_write_tokens) ? details.cache_write_tokens : 0
      const cacheWrite = Math.min(read, stored)
      this.#input = { input: read - cacheWrite, cacheWrite, cacheWriteHour: 0, cacheRead: 0 }
    }
    // Some servers count along with each word, and some bill thoughts that they count in the sum alone.
    if (isCount(written)) this.#output = isCount(all) && isCount(read) ? Math.max(written, all - read) : written
  }

  report() {
    return { input: this.#input, output: this.#isOver ? this.#output : null }
  }
}

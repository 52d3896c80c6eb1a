import { type MessageDescriptor, msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { GatewayError } from '../gateway-error'
import { cacheFactors, type InputUsage, type RequestEstimate, type UsageReport } from './charges'
import type { Upstream } from './upstream'

/* The two formats that requests and answers come in. A request passes through as it came, except for what decides its
   price: the model, the length of the answer, how many answers, images, tools that the provider runs. */

/** A request as it is forwarded. */
export interface Prepared {
  body: JsonObject
  model: string
  /** What it can have at most. */
  estimate: RequestEstimate
}

/** What a class allows, as far as a single request shows. */
interface RequestRules {
  models: readonly string[]
  /** Tokens of one answer. */
  maxOutput: number
}

/** Follows an answer and keeps what it says about its cost. */
export interface UsageReader {
  /** One event of a stream, or the whole answer. */
  read(event: JsonObject): void
  /** What the provider has said so far. Of what was written, only its last word counts. */
  report(): UsageReport
}

/** One of the two formats. */
export interface GatewayWire {
  id: 'anthropic' | 'openai'
  /**
   * Checks a request and estimates it.
   * @throws GatewayError for what the class does not permit, or what cannot be estimated
   */
  prepare(body: JsonObject, rules: RequestRules): Prepared
  usageReader(): UsageReader
  /** An error as the clients of this wire expect it: a sentence in English, and its code. */
  error(status: number, message: string, code: string): JsonObject
}

/** Tokens that providers add by themselves: the frame of a conversation, how to call tools, how to answer in a format. */
const frame = 800
/** Tokens of an image at most; GPT-4o mini counts many times more than all others. */
const imageTokens = (model: string) => (/4o-mini/.test(model) ? 50_000 : 10_000)

/** Fields with which a provider asks another model, searches, listens or charges more, whatever the request looks like. */
const costlyFields = [
  'models',
  'plugins',
  'web_search_options',
  'mcp_servers',
  'container',
  'audio',
  'prediction',
  'speed',
]
/** Fields that say who asks, or who asks first: they are left out. */
const droppedFields = ['user', 'metadata', 'safety_identifier', 'service_tier', 'inference_geo']

/** Anthropic's Messages. */
export const anthropicWire: GatewayWire = {
  id: 'anthropic',
  prepare: (sent, rules) =>
    prepared(sent, rules, body => ({ ...body, max_tokens: fittingLength([body.max_tokens], rules) })),
  usageReader: () => new AnthropicUsage(),
  error: (status, message, code) => ({
    type: 'error',
    error: { type: anthropicErrors[status] ?? 'api_error', message, code },
  }),
}

/** OpenAI's Chat Completions. OpenAI's own models refuse the older name of the limit, most others know only that. */
export function openAiWire(upstreams: readonly Pick<Upstream, 'wire' | 'baseUrl'>[]): GatewayWire {
  const upstream = upstreams.find(({ wire }) => wire === 'openai')
  const isOpenAi = /^api\.openai\.com$|\.openai\.azure\.com$/.test(upstream ? new URL(upstream.baseUrl).hostname : '')
  const lengthField = isOpenAi ? 'max_completion_tokens' : 'max_tokens'
  return {
    id: 'openai',
    prepare: (sent, rules) =>
      prepared(sent, rules, ({ max_tokens: old, max_completion_tokens: current, stream_options: options, ...body }) => {
        const streaming = {
          // Without it a stream does not say what it cost.
          stream_options: { ...(isJsonObject(options) && options), include_usage: true },
        }
        return { ...body, [lengthField]: fittingLength([old, current], rules), ...(body.stream === true && streaming) }
      }),
    usageReader: () => new OpenAiUsage(),
    error: (status, message, code) => ({
      error: { message, type: openAiErrors[status] ?? 'api_error', param: null, code },
    }),
  }
}

function prepared(sent: JsonObject, rules: RequestRules, withLength: (body: JsonObject) => JsonObject): Prepared {
  const { model, n } = sent
  if (typeof model !== 'string' || !rules.models.includes(model)) {
    throw new GatewayError(
      403,
      'model',
      msg('This class may use: {models}. Choose one of them.', { models: rules.models.join(', ') }),
    )
  }
  if (n !== undefined && n !== null && n !== 1) throw refusal(refusals.oneAnswer)
  for (const field of costlyFields) {
    if (Object.hasOwn(sent, field) && sent[field] !== null) throw refusal(costlyField(field))
  }
  const tools = Array.isArray(sent.tools) ? sent.tools : []
  if (!tools.every(isOwnTool)) throw refusal(refusals.ownTools)
  const kept = Object.fromEntries(Object.entries(sent).filter(([field]) => !droppedFields.includes(field)))
  const body = withLength(kept)
  const images = imagesIn(sent.messages)
  const text = JSON.stringify(body)
  const shown = images.reduce((length, image) => length - image.length, Buffer.byteLength(text))
  const input = frame + Math.max(0, shown) + images.length * imageTokens(model)
  const output = (body.max_tokens ?? body.max_completion_tokens) as number
  // Models write to their provider's cache when they are asked to, and newer ones unasked.
  const inputFactor = /"ttl":"1h"/.test(text) ? cacheFactors.writeHour : cacheFactors.write
  return { body, model, estimate: { input, output, inputFactor } }
}

/** A length of an answer, made to fit; the class's own where the request names none. */
function fittingLength(lengths: readonly (JsonValue | undefined)[], { maxOutput }: RequestRules): number {
  const asked = lengths.filter(length => typeof length === 'number' && Number.isInteger(length) && length >= 1)
  return Math.min(maxOutput, ...(asked as number[]))
}

/** Other tools are the provider's, or bring prompts of the provider's with them. */
function isOwnTool(tool: JsonValue): boolean {
  if (!isJsonObject(tool)) return false
  const { type } = tool
  return type === undefined || type === null || type === 'custom' || type === 'function'
}

/**
 * The images of a conversation, as their text in base64. Arguments of tools are not searched: they reach a model as text.
 * @throws GatewayError for a part whose cost nobody can know beforehand
 */
function imagesIn(content: JsonValue | undefined): string[] {
  if (!Array.isArray(content)) return []
  return content.flatMap(part => {
    if (!isJsonObject(part)) return []
    const { type, source } = part
    const reason = typeof type === 'string' ? refusedParts[type] : undefined
    if (reason) throw refusal(reason)
    if (type === 'image_url') return [inlineData(isJsonObject(part.image_url) ? part.image_url.url : part.image_url)]
    if (type === 'image') return [inlineData(isJsonObject(source) && source.type === 'base64' ? source.data : null)]
    if (type === 'document') {
      const kind = isJsonObject(source) ? source.type : undefined
      if (kind === 'url' || kind === 'file') throw refusal(refusals.byAddress)
      if (kind !== 'text' && kind !== 'content') throw refusal(refusals.document)
      return isJsonObject(source) ? imagesIn(source.content) : []
    }
    if (typeof type === 'string' && /_tool_result$|^(server|mcp)_tool_use$/.test(type)) throw refusal(refusals.ownTools)
    return imagesIn(part.content)
  })
}

/** An image in a request, as text. */
function inlineData(data: JsonValue | undefined): string {
  if (typeof data === 'string' && !/^\s*(https?|file|gs):/i.test(data)) return data
  throw refusal(refusals.byAddress)
}

interface Reason {
  reason: string
  words: MessageDescriptor
}

function refusal({ reason, words }: Reason): GatewayError {
  return new GatewayError(400, reason, words)
}

/** What is not passed on, and why. */
const refusals = {
  byAddress: {
    reason: 'address',
    words: msg('Images and documents must be in the request itself: the class gateway fetches nothing by address.'),
  },
  document: {
    reason: 'document',
    words: msg(
      'The class gateway takes no PDF and no other file: what its pages will cost is not known. Send its text, or images of its pages.',
    ),
  },
  sound: {
    reason: 'sound',
    words: msg('The class gateway takes no sound: what it will cost is not known. Send its text.'),
  },
  ownTools: {
    reason: 'tool',
    words: msg('Only tools of your own can be used here, none that the provider runs.'),
  },
  oneAnswer: { reason: 'field', words: msg('Ask for one answer at a time: “{field}” must be 1.', { field: 'n' }) },
} satisfies Record<string, Reason>

const refusedParts: Partial<Record<string, Reason>> = {
  file: refusals.document,
  input_file: refusals.document,
  input_audio: refusals.sound,
  audio: refusals.sound,
  video_url: refusals.document,
  container_upload: refusals.byAddress,
}

function costlyField(field: string): Reason {
  return {
    reason: 'field',
    words: msg('The class gateway does not pass on the field “{field}”: what it costs cannot be known beforehand.', {
      field,
    }),
  }
}

const anthropicErrors: Partial<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
}

const openAiErrors: Partial<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'invalid_request_error',
  413: 'invalid_request_error',
  429: 'rate_limit_exceeded',
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
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

import type { MessageAddition, RequestOrigins } from '../../model/events'
import type { Message, ModelRequest, ResolvedModel, Tool } from '../../model/language-model'
import type { InferenceSettings } from '../../model/node-type'
import { SharedList } from '../../model/shared-list'
import type { OfferedTool } from '../tools/offered-tools'

type SystemOrigin = RequestOrigins['system'][number]
/** The source of a message. */
export type MessageOrigin = RequestOrigins['messages'][number]

/** What a request repeats of a conversation: system prompts, and messages with the source of each. */
export interface Transcript {
  readonly system: SharedList<SystemOrigin>
  readonly messages: SharedList<Message>
  readonly parts: SharedList<MessageOrigin>
}

/** Nothing was said yet. */
export const silence: Transcript = { system: SharedList.of(), messages: SharedList.of(), parts: SharedList.of() }

function joinSystem(joined: string, { text }: SystemOrigin): string {
  return joined === '' ? text : `${joined}\n\n${text}`
}

/** A transcript with one more message. */
export function withMessage(
  { system, messages, parts }: Transcript,
  nodeId: string,
  message: Message,
  added?: MessageAddition,
): Transcript {
  return { system, messages: messages.plus(message), parts: parts.plus(added ? { nodeId, added } : { nodeId }) }
}

/** A transcript with another system prompt; none where it is empty. */
export function withOnlySystem(transcript: Transcript, nodeId: string, text: string): Transcript {
  return { ...transcript, system: SharedList.of(text ? [{ nodeId, text }] : []) }
}

/** A request without the model's id and sampling, which the resolved model determines. */
export interface AssembledContext {
  transcript: Transcript
  offered: readonly OfferedTool[]
}

/** The tools that an inference selects among those offered. */
export function enabledOf(offered: readonly OfferedTool[], settings: InferenceSettings): readonly OfferedTool[] {
  const enabled = settings.enabledTools
  return enabled ? offered.filter(({ tool }) => enabled.includes(tool.name)) : offered
}

/** Alternatives that are asked for with each token. */
const ALTERNATIVES = 5

/** A getter that all objects of a class share: one in an object literal is a new function, and a new shape, for each object. */
function ownGetter(get: () => unknown): PropertyDescriptor {
  return { get, enumerable: true, configurable: true }
}

/** A request whose messages become an array when they are read. Its fields are only declared, so that they are set in order. */
class SharedRequest {
  static readonly #messagesArray = ownGetter(function (this: SharedRequest) {
    return this.#messages.toArray()
  })
  readonly #messages: SharedList<Message>
  declare readonly model: string
  declare readonly system: string
  declare readonly messages: readonly Message[]
  declare readonly tools: readonly Tool[]

  constructor(model: string, system: string, messages: SharedList<Message>, tools: readonly Tool[]) {
    this.#messages = messages
    this.model = model
    this.system = system
    Object.defineProperty(this, 'messages', SharedRequest.#messagesArray)
    this.tools = tools
  }
}

/** The source of each part of a request; its lists become arrays when they are read. */
class SharedOrigins implements RequestOrigins {
  static readonly #systemArray = ownGetter(function (this: SharedOrigins) {
    return this.#system.toArray()
  })
  static readonly #messagesArray = ownGetter(function (this: SharedOrigins) {
    return this.#messages.toArray()
  })
  readonly #system: Transcript['system']
  readonly #messages: Transcript['parts']
  declare readonly system: RequestOrigins['system']
  declare readonly messages: RequestOrigins['messages']
  declare readonly tools: RequestOrigins['tools']

  constructor({ system, parts }: Transcript, tools: RequestOrigins['tools']) {
    this.#system = system
    this.#messages = parts
    Object.defineProperty(this, 'system', SharedOrigins.#systemArray)
    Object.defineProperty(this, 'messages', SharedOrigins.#messagesArray)
    this.tools = tools
  }
}

/** Converts an assembled context to a model request. */
export function requestOf(
  { transcript: { system, messages }, offered }: AssembledContext,
  { id: model, temperature }: Pick<ResolvedModel, 'id' | 'temperature'>,
  settings: Pick<InferenceSettings, 'responseFormat' | 'temperature' | 'tokenChances'>,
  maxTokens: number,
): ModelRequest {
  const said = system.fold('', joinSystem)
  const tools = offered.map(({ tool }) => tool)
  return Object.assign(new SharedRequest(model, said, messages, tools), {
    ...(settings.responseFormat && { responseFormat: { name: 'answer', schema: settings.responseFormat } }),
    ...(settings.tokenChances && { logprobs: ALTERNATIVES }),
    maxTokens,
    ...(temperature && { temperature: Math.min(Math.max(settings.temperature, temperature.min), temperature.max) }),
  })
}

/** The source of each part of an assembled context. */
export function originsOf({ transcript, offered }: AssembledContext): RequestOrigins {
  return new SharedOrigins(transcript, offered.map(makerOf))
}

function makerOf(offer: OfferedTool): RequestOrigins['tools'][number] {
  return offer.kind === 'node' ? { nodeId: offer.nodeId } : { nodeId: null, pipelineId: offer.pipelineId }
}

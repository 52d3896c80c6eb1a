import type { MessageAddition, RequestOrigins } from '../model/events'
import type { Message, ModelRequest, ResolvedModel } from '../model/language-model'
import type { InferenceSettings } from '../model/node-type'
import { SharedList } from '../model/shared-list'
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

/** Converts an assembled context to a model request. Its messages become an array when they are read. */
export function requestOf(
  { transcript: { system, messages }, offered }: AssembledContext,
  { id: model, temperature }: Pick<ResolvedModel, 'id' | 'temperature'>,
  settings: Pick<InferenceSettings, 'responseFormat' | 'temperature' | 'tokenChances'>,
  maxTokens: number,
): ModelRequest {
  return {
    model,
    system: system.fold('', joinSystem),
    get messages() {
      return messages.toArray()
    },
    tools: offered.map(({ tool }) => tool),
    ...(settings.responseFormat && { responseFormat: { name: 'answer', schema: settings.responseFormat } }),
    ...(settings.tokenChances && { logprobs: ALTERNATIVES }),
    maxTokens,
    ...(temperature && { temperature: Math.min(Math.max(settings.temperature, temperature.min), temperature.max) }),
  }
}

/** The source of each part of an assembled context. The lists become arrays when they are read. */
export function originsOf({ transcript: { system, parts }, offered }: AssembledContext): RequestOrigins {
  return {
    get system() {
      return system.toArray()
    },
    get messages() {
      return parts.toArray()
    },
    tools: offered.map(makerOf),
  }
}

function makerOf(offer: OfferedTool): RequestOrigins['tools'][number] {
  return offer.kind === 'node' ? { nodeId: offer.nodeId } : { nodeId: null, pipelineId: offer.pipelineId }
}

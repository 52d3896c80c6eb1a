import type { RequestOrigins } from '../../model/events'
import type { InferenceSettings } from '../../model/inference'
import { withoutUndefined } from '../../model/json'
import type { Message, ModelRequest, ResolvedModel } from '../../model/language-model'
import type { OfferedTool } from '../tools/offered-tools'
import { type AnswerNeeds, answerTokens } from './answer-tokens'
import type { Conversation, Transcript } from './conversation'

/* What is sent to a model. A run and the preview of the next request make it of the same functions. */

/** Tokens for the text of an answer. */
const WORDS = 512
/** Minimum of tokens of an inference. */
const LEAST_ROOM = 1024

/** What an inference is about to be sent: its part of the conversation, its tools, and room for the answer. */
export interface PreparedInference extends Transcript {
  tools: readonly OfferedTool[]
  needs: AnswerNeeds
  maxTokens: number
}

/** Prepares the first request of an inference. `memory` is what it kept from earlier runs. */
export function prepareInference(
  conversation: Conversation,
  nodeId: string,
  settings: InferenceSettings,
  offered: readonly OfferedTool[],
  model: Parameters<typeof answerTokens>[1],
  memory: readonly Message[] = [],
): PreparedInference {
  const tools = enabledOf(offered, settings)
  const needs = inferenceNeeds(settings, tools)
  return {
    ...conversation.assemble(nodeId, settings, memory),
    tools,
    needs,
    maxTokens: settings.maxTokens ?? answerTokens(needs, model),
  }
}

/** What the answer of an inference has to contain: text, a call of each tool, or JSON. */
function inferenceNeeds(settings: InferenceSettings, enabled: readonly OfferedTool[]): AnswerNeeds {
  const tools = enabled.map(offer => ({
    inputSchema: offer.tool.inputSchema,
    callTokens: offer.kind === 'node' ? offer.nodeTool.callTokens : undefined,
  }))
  return { words: WORDS, least: LEAST_ROOM, tools, schema: settings.responseFormat }
}

/** The tools that an inference selects among those offered. */
export function enabledOf(offered: readonly OfferedTool[], settings: InferenceSettings): readonly OfferedTool[] {
  const enabled = settings.enabledTools
  return enabled ? offered.filter(({ tool }) => enabled.includes(tool.name)) : offered
}

/** Alternatives that are asked for with each token. */
const ALTERNATIVES = 5

/** The model request of a transcript and the tools that are offered with it. */
export function requestOf(
  { system, turns }: Transcript,
  offered: readonly OfferedTool[],
  { id: model, temperature }: Pick<ResolvedModel, 'id' | 'temperature'>,
  settings: Pick<InferenceSettings, 'responseFormat' | 'temperature'> & { tokenChances?: boolean },
  maxTokens: number,
): ModelRequest {
  return withoutUndefined({
    model,
    system: system.map(({ text }) => text).join('\n\n'),
    messages: turns.map(({ message }) => message),
    tools: offered.map(({ tool }) => tool),
    maxTokens,
    responseFormat: settings.responseFormat && { name: 'answer', schema: settings.responseFormat },
    logprobs: settings.tokenChances ? ALTERNATIVES : undefined,
    temperature: temperature ? Math.min(Math.max(settings.temperature, temperature.min), temperature.max) : undefined,
  })
}

/** The source of each part of a request. */
export function originsOf({ system, turns }: Transcript, offered: readonly OfferedTool[]): RequestOrigins {
  return {
    system: [...system],
    messages: turns.map(({ nodeId, added }) => (added ? { nodeId, added } : { nodeId })),
    tools: offered.map(offer =>
      offer.kind === 'node' ? { nodeId: offer.nodeId } : { nodeId: null, pipelineId: offer.pipelineId },
    ),
  }
}

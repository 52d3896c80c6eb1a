import type { AnswerNeeds } from './answer-room'
import { enabledOf } from './conversation'
import type { InferenceSettings } from './node-type'
import type { OfferedTool } from './offered-tools'

/** Tokens for the words of an answer. */
const WORDS = 512
/** What an inference is given at least. */
const LEAST_ROOM = 1024

/** What an answer of an inference has to hold: words, a call of each of its tools, or JSON. */
export function inferenceNeeds(settings: InferenceSettings, offered: readonly OfferedTool[]): AnswerNeeds {
  return {
    words: WORDS,
    least: LEAST_ROOM,
    tools: enabledOf(offered, settings).map(needsOfTool),
    schema: settings.responseFormat,
  }
}

function needsOfTool(offer: OfferedTool): NonNullable<AnswerNeeds['tools']>[number] {
  const { inputSchema } = offer.tool
  const callTokens = offer.kind === 'node' ? offer.nodeTool.callTokens : undefined
  return callTokens === undefined ? { inputSchema } : { inputSchema, callTokens }
}

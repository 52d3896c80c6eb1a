import type { InferenceSettings } from '../../model/node-type'
import type { OfferedTool } from '../tools/offered-tools'
import type { AnswerNeeds } from './answer-tokens'
import { enabledOf } from './transcript'

/** Tokens for the text of an answer. */
const WORDS = 512
/** Minimum of tokens of an inference. */
const LEAST_ROOM = 1024

/** What the answer of an inference has to contain: text, a call of each tool, or JSON. */
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

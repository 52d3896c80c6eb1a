import type { AnswerEnding } from './answer-ending'

/** Names of answer endings in recordings and lessons of the first versions. */
const legacyEndings: Readonly<Record<string, AnswerEnding>> = {
  end: 'complete',
  tool_calls: 'tool-calls',
  max_tokens: 'token-limit',
  refusal: 'refused',
  cut: 'connection-cut',
}

/** The ending of a former name. */
export function endingOfLegacyName(word: unknown): AnswerEnding {
  return (typeof word === 'string' && Object.hasOwn(legacyEndings, word) && legacyEndings[word]) || 'unknown'
}

import type { AnswerEnding } from '../engine/answer-ending'

/** The words that recordings and lessons of the first versions have for the end of an answer. */
const formerEndings: Readonly<Record<string, AnswerEnding>> = {
  end: 'complete',
  tool_calls: 'tool-calls',
  max_tokens: 'token-limit',
  refusal: 'refused',
  cut: 'connection-cut',
}

/** The ending that a former word stands for. */
export function endingOfFormer(word: unknown): AnswerEnding {
  return (typeof word === 'string' && Object.hasOwn(formerEndings, word) && formerEndings[word]) || 'unknown'
}

import { type EndedAnswer, isWhole, sayEnding } from './answer-ending'
import { type Message, ModelError, type ModelErrorCode } from './model'

const codes: { [Ending in EndedAnswer['ending']]?: ModelErrorCode } = {
  'connection-cut': 'cut',
  'token-limit': 'token_limit',
  refused: 'refused',
}

/**
 * What fails a node that has to read the answer, where the answer ended before its time. Null where it may be read. It is
 * not sent back to the model: asking again meets the same end, and costs again.
 */
export function shortAnswerError(answer: EndedAnswer): ModelError | null {
  const code = codes[answer.ending]
  if (!code) return null
  const sentence = code === 'cut' ? 'The answer broke off in the middle. Run again.' : sayEnding(answer)
  return new ModelError(code, sentence ?? '', answer.text.trim() ? { said: answer.text } : {})
}

/** What later inferences are told of an answer that is not known to be whole, as a turn of its own. */
export function noteOfEnding(answer: EndedAnswer): Message | undefined {
  if (isWhole(answer.ending)) return undefined
  return { role: 'user', content: [{ type: 'text', text: `(About the answer before this: ${sayEnding(answer)})` }] }
}

import { msg } from '../../language/message'
import { describeEnding, type EndedAnswer, englishEnding, isWhole } from '../../model/answer-ending'
import type { ModelErrorCode } from '../../model/engine-error'
import { type Message, ModelError } from '../../model/language-model'

const codes: { [Ending in EndedAnswer['ending']]?: ModelErrorCode } = {
  'connection-cut': 'cut',
  'token-limit': 'token_limit',
  refused: 'refused',
}

/**
 * The failure of a node whose answer must be parsed and ended early. Null where it may be parsed. It is not sent back
 * to the model: a repetition would end the same way and cost again.
 */
export function shortAnswerError(answer: EndedAnswer): ModelError | null {
  const code = codes[answer.ending]
  if (!code) return null
  const sentence = code === 'cut' ? msg('The answer broke off in the middle. Run again.') : describeEnding(answer)
  return new ModelError(code, sentence ?? '', answer.text.trim() ? { said: answer.text } : {})
}

/** The notice for later inferences on an answer that is not known to be complete, as a turn. */
export function endingNotice(answer: EndedAnswer): Message | undefined {
  if (isWhole(answer.ending)) return undefined
  return { role: 'user', content: [{ type: 'text', text: `(About the answer before this: ${englishEnding(answer)})` }] }
}

import { msg, type Words } from '../../language/message'
import { joinedWords } from '../../language/worded-error'

/** What may be chosen from: "a", "a or b", "a, b or c". */
export function alternatives(items: readonly Words[]): Words {
  const [last = '', ...others] = items.toReversed()
  if (others.length === 0) return last
  return msg(
    { message: '{others} or {last}', note: 'Alternatives: "next" or "tool".' },
    { others: joinedWords(others.reverse(), ', '), last },
  )
}

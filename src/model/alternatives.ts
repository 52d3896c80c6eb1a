import { joinTexts } from '../language/localized-error'
import { type LocalizedText, msg } from '../language/message'

/** What may be chosen from: "a", "a or b", "a, b or c". */
export function alternatives(items: readonly LocalizedText[]): LocalizedText {
  const [last = '', ...others] = items.toReversed()
  if (others.length === 0) return last
  return msg(
    { message: '{others} or {last}', note: 'Alternatives: "next" or "tool".' },
    { others: joinTexts(others.reverse(), ', '), last },
  )
}

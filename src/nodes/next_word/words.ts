import { t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'

/** "once", "12 times" */
export function times(count: number): string {
  return t('{count, plural, one {once} other {# times}}', { count })
}

/** The context lengths of the orders, with labels: "at 2 words", and in a phrase "looking at 2 words". */
export const orders: readonly { value: string; label: MessageDescriptor; phrase: MessageDescriptor }[] = [
  0, 1, 2, 3, 4,
].map(count => ({
  value: String(count + 1),
  label: msg('at {count, plural, =0 {no word} one {# word} other {# words}}', { count }),
  phrase: msg('looking at {count, plural, =0 {no word} one {# word} other {# words}}', { count }),
}))

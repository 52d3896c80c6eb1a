import { readingPack } from '../languages/active'
import type { LanguagePack } from '../languages/pack'

/**
 * The part of a text that says how something is: without questions, wishes and conditions, which have the words of a
 * feeling and not the feeling. Emoji stay. The text is in the spelling of the pack.
 */
export function assertedOf(text: string, pack: LanguagePack): string {
  const withoutWishesOf = (part: string) => withoutWishes(part, pack)
  return text
    .split(/(?<=[.!?;\n])(?=\s)/u)
    .map(sentence =>
      isQuestion(sentence, pack) ? blank(sentence) : sentence.split(pack.reading.turn).map(withoutWishesOf).join(''),
    )
    .join('')
}

/** Whether a sentence asks for something that word lists cannot know. */
export function isQuestion(sentence: string, pack: LanguagePack = readingPack()): boolean {
  const { rhetorical, asksForMood, ofWriter, question } = pack.reading
  const said = pack.fold(sentence.trim()).replace(/^[¿¡]+/, '')
  if (rhetorical.test(said) || asksForMood.test(said) || ofWriter.test(said)) return false
  return /[?؟]["”»)]*$/u.test(said) || question.test(said)
}

function withoutWishes(part: string, { reading }: LanguagePack): string {
  if (reading.condition.test(part)) return blank(part)
  const wish = reading.wish.exec(part)
  if (!wish) return part
  const end = part.slice(wish.index).search(/[,;:.!]/)
  const after = end < 0 ? part.length : wish.index + end
  return part.slice(0, wish.index) + blank(part.slice(wish.index, after)) + part.slice(after)
}

/** Takes the words out, and leaves signs and emoji where they are. */
const blank = (text: string) => text.replace(/[\p{L}\d'’-]+/gu, ' ')

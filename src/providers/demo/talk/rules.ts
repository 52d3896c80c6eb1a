import { readingPack } from '../languages/active'
import { englishPack } from '../languages/en/english'
import type { TalkingRules } from '../languages/pack'

/** The rules of the language that is read, then those of English, in which prompts are often written. */
export function talkingRules(): readonly TalkingRules[] {
  const pack = readingPack()
  return pack === englishPack ? [pack.talking()] : [pack.talking(), englishPack.talking()]
}

/** Whether a text matches a rule of the language that is read, or of English. */
export function talks(text: string, ruleOf: (rules: TalkingRules) => RegExp): boolean {
  const pack = readingPack()
  return (
    ruleOf(pack.talking()).test(pack.fold(text)) || (pack !== englishPack && ruleOf(englishPack.talking()).test(text))
  )
}

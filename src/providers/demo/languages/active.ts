import { englishPack } from './en/english'
import type { LanguagePack, ReadingRules } from './pack'
import type { Sentence } from './sentence'

/** The language in which a text is read, and the one of the answer. */
let reads: LanguagePack = englishPack
let speaks: LanguagePack = englishPack

/** The pack by which the rules read now. */
export const readingPack = (): LanguagePack => reads

/** The pack in which the answer is written now. */
export const speakingPack = (): LanguagePack => speaks

/** Decides on an answer with the packs of two languages. Rules are synchronous, so no two answers mix. */
export function withPacks<Answer>(packs: { reads: LanguagePack; speaks: LanguagePack }, decide: () => Answer): Answer {
  const before = { reads, speaks }
  ;({ reads, speaks } = packs)
  try {
    return decide()
  } finally {
    ;({ reads, speaks } = before)
  }
}

/** Whether a text matches a rule of the language that is read, or of English, in which prompts are often written. */
export function matches(text: string, ruleOf: (rules: ReadingRules, pack: LanguagePack) => RegExp): boolean {
  if (ruleOf(reads.reading, reads).test(reads.fold(text))) return true
  return reads !== englishPack && ruleOf(englishPack.reading, englishPack).test(text)
}

/** Values of the gaps of a sentence. */
export type Gaps = Readonly<Record<string, string | number>>

/** A sentence of an answer, in the language of the answer. Gaps are `{name}`. */
export const tell = (sentence: Sentence, gaps: Gaps = {}): string => fillGaps(speaks.sentence(sentence), gaps)

const fillGaps = (sentence: string, gaps: Gaps): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap))

/** A word of the lists (a feeling, a color, a thing) in the language of the answer; another one where it is missing. */
export const called = (english: string, instead = english): string =>
  speaks.nameOf(english) ?? speaks.nameOf(instead) ?? english

/** "a, b and c" */
export const enumerated = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : tell('{first} and {last}', { first: words.slice(0, -1).join(tell(', ')), last: words.at(-1) ?? '' })

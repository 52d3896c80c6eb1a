import type { ReadingRules } from './pack'

/**
 * Finds the "not" right before a phrase: one of the last two words of its clause. Two of them are one, as in "no… nada"
 * and "ne… pas".
 */
export const negatorBefore =
  ({ negators, endsReach }: ReadingRules, parts: (word: string) => readonly string[] = word => [word]) =>
  (phrase: string, before: string): string | undefined => {
    if (phrase.split(' ').some(word => negators.has(word))) return undefined
    const clause =
      before
        .slice(-60)
        .toLowerCase()
        .split(/[.,;:!?\n]/)
        .at(-1) ?? ''
    const near = (clause.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []).flatMap(parts).slice(-2)
    return near.some(word => endsReach.has(word)) ? undefined : near.find(word => negators.has(word))
  }

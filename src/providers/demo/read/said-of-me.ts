import type { ReadingRules } from '../languages/pack'

/** A feeling that a passage shows, with its words. */
export interface Shown {
  emotion: string
  strength: number
  shown: string
}

/**
 * Finds what was done to the writer, and takes the clause around it out of the text: who did it says nothing about how
 * that felt.
 */
export function doneToMe(text: string, { doneToMe: done, notDone }: ReadingRules): { found: Shown[]; rest: string } {
  const found: Shown[] = []
  let rest = text
  for (const [pattern, feeling] of done) {
    const match = pattern.exec(rest)
    if (!match) continue
    const before = rest.slice(0, match.index)
    // "No one laughed at me" does not state that it happened.
    if (notDone.test(before) || /\bnever\b/i.test(match[0])) continue
    const [emotion = '', strength] = feeling.split(' ')
    found.push({ emotion, strength: Number(strength), shown: match[0].trim() })
    const start = Math.max(0, before.search(/(?<![^.,;!?\n])[^.,;!?\n]*$/u))
    rest = `${rest.slice(0, start)} , ${rest.slice(match.index + match[0].length)}`
  }
  return { found, rest }
}

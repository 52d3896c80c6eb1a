import { FEELING_EMOJI, FEELING_PHRASES, FEELING_WORDS } from '../data/feelings'
import type { LanguagePack } from '../languages/pack'
import { lookUp } from './words'

/** A feeling that a word or a phrase has. */
export interface Feeling {
  emotion: string
  strength: number
}

function parse(lists: string, split: (text: string) => string[]): Map<string, Feeling> {
  const table = new Map<string, Feeling>()
  for (const line of lists.trim().split('\n')) {
    const [head = '', words = ''] = line.split(': ')
    const [emotion = '', strength] = head.split(' ')
    for (const word of split(words)) {
      const feeling = { emotion, strength: Number(strength) }
      const known = table.get(word)
      if (!known || known.strength <= feeling.strength) table.set(word, feeling)
    }
  }
  return table
}

const words = parse(FEELING_WORDS, text => text.split(' '))
const emoji = parse(FEELING_EMOJI, text => [...text].filter(sign => sign.trim()))
const byBar = (text: string) => text.split('|')
const english = [...parse(FEELING_PHRASES, byBar)]
const parsed = new Map<LanguagePack, readonly (readonly [string, Feeling])[]>()

/** The phrases of a language with their feelings, in its folded spelling. */
export function phrasesOf(pack: LanguagePack): readonly (readonly [string, Feeling])[] {
  if (pack.phrases === '') return english
  const known = parsed.get(pack) ?? [...parse(pack.fold(pack.phrases), byBar)]
  parsed.set(pack, known)
  return known
}

/** The feeling of an emoji, or of a word of the lists in any of its forms. */
export const feelingOf = (key: string): Feeling | undefined => emoji.get(key) ?? lookUp(words, key)

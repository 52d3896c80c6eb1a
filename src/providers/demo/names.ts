import { anyOf, fold, listOf, type Words } from './lexicon'
import names from './words/names.json' with { type: 'json' }

/** First names, folded: without this list "i am mia" and "i am hungry" look the same. */
const known = new Set([...listOf(names.latin), ...listOf(names.arabic)].map(fold))

const NAME = "(\\p{L}[\\p{L}\\p{M}'’-]*)"

/** Any phrase of a list of marks; none where the language has no such list. */
const phrase = (mark: string, words: Words) => `(?:${anyOf(words.list(mark)).replaceAll("'", "['’]") || '(?!)'})`

const hasMeaning = (name: string, words: Words) => words.meanings(words.tokens(name).join(' ')).length > 0
const isSmall = (name: string, words: Words) => words.isSmall(words.tokens(name).join(' '))
const isCapital = (name: string) => /^\p{Lu}/u.test(name)

/** A first name of the list; in small letters it must be nothing else on the lists: "soy linda" tells no name. */
const isKnown = (name: string, words: Words) => known.has(fold(name)) && (isCapital(name) || !hasMeaning(name, words))

/** Where anything but a small word is taken for a name: "my name is". */
const isTold = (name: string, words: Words) => isKnown(name, words) || !isSmall(name, words)

/** Where an ordinary word could stand as well: "I am". German nouns have capitals, too, and Arabic has none. */
const isLikely = (name: string, words: Words) =>
  isKnown(name, words) ||
  (isCapital(name) && words.code !== 'de' && !/['’]s$/.test(name) && !isSmall(name, words) && !hasMeaning(name, words))

/** Ways to tell a name, the surest first. */
const WAYS: readonly {
  pattern(words: Words): string
  isName(name: string, words: Words): boolean
}[] = [
  { pattern: words => `(?<!\\p{L})${phrase('myName', words)}[:,]?\\s+${NAME}`, isName: isTold },
  { pattern: words => `(?<!\\p{L})${NAME}\\s*${phrase('isMyName', words)}(?!\\p{L})`, isName: isLikely },
  // "What is my name? It is Mia."
  {
    pattern: words => `(?<!\\p{L})${phrase('askName', words)}[^\\p{L}]+(?:${phrase('itIs', words)}\\s+)?${NAME}`,
    isName: isLikely,
  },
  { pattern: words => `(?<!\\p{L})${phrase('iAm', words)}\\s+${NAME}`, isName: isLikely },
]

/** The name that a person told in any of some texts; the newest counts. */
export function nameIn(texts: readonly string[], words: Words): string | undefined {
  for (const text of [...texts].reverse()) {
    for (const { pattern, isName } of WAYS) {
      const found = [...text.matchAll(new RegExp(pattern(words), 'giu'))]
        .map(([, name = '']) => name.replace(/['’-]+$/, ''))
        .find(name => isName(name, words))
      if (found) return found.charAt(0).toUpperCase() + found.slice(1)
    }
  }
  return undefined
}

/**
 * A text without what only tells how somebody is called: "you can call me Al", "my friends call me Mia". What others call
 * somebody is left unless it is a first name: it may be an insult.
 */
export function withoutNaming(text: string, words: Words): string {
  // "Call me Mia the cow" is no name alone.
  const end = '(?!\\s+(?:the|a|an|la|le|el|un|una|une|die|der|das)(?!\\p{L})|[\\p{L}\\p{M}]|\\s+ال)'
  const left = (pattern: string, isName: (name: string) => boolean) => (given: string) =>
    given.replace(new RegExp(`${pattern}\\s+${NAME}${end}`, 'giu'), (all, name: string) => (isName(name) ? ' ' : all))
  const asks = `(?:(?<=^\\s*|[,:]\\s*)(?:${phrase('myName', words)})|(?<!\\p{L})${phrase('nameMe', words)})`
  const isAsked = (name: string) => isKnown(name, words) || isLikely(name, words)
  return left(`(?<!\\p{L})${phrase('named', words)}`, name => isKnown(name, words))(left(asks, isAsked)(text))
}

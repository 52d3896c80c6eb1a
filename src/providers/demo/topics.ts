import type { Words } from './lexicon'
import type { Reading } from './read'

/** What a text is about, for comparisons: topics and things of the lists, and the stems of its own words. */
function subjectsOf(text: string, lexicons: readonly Words[]): Set<string> {
  const subjects = new Set<string>()
  for (const words of lexicons) {
    const tokens = words.tokens(text)
    for (const [at, word] of tokens.entries()) {
      const units = Array.from({ length: words.longest(word) }, (_, more) => tokens.slice(at, at + more + 1).join(' '))
      for (const { kind, id } of units.flatMap(unit => words.meanings(unit)))
        if (kind === 'topic' || kind === 'thing') subjects.add(`${kind} ${id}`)
      if (!words.isSmall(word) && word.length > 2 && !/^\d/.test(word)) subjects.add(words.stem(word))
    }
  }
  return subjects
}

/** How much a topic counts beside a word. */
const TOPIC = 0.6

/** How much texts that were read share with another one: a word more than a topic. */
export function shared(
  readings: readonly Reading[],
  other: string,
  lexicons: readonly Words[],
  common: ReadonlySet<string> = new Set(),
): number {
  const theirs = subjectsOf(other, lexicons)
  const ours = new Set(readings.flatMap(({ text, words }) => [...subjectsOf(text, [words])]))
  const both = [...ours].filter(subject => theirs.has(subject) && !common.has(subject))
  const words = both.filter(subject => !subject.startsWith('topic '))
  // Topics overlap: several of them say no more than one.
  return words.length + (words.length < both.length ? TOPIC : 0)
}

/** What all of some texts are about, which does not tell them apart. */
export function commonTo(texts: readonly string[], lexicons: readonly Words[]): Set<string> {
  const [first = new Set<string>(), ...others] = texts.map(text => subjectsOf(text, lexicons))
  return new Set(others.length === 0 ? [] : [...first].filter(subject => others.every(other => other.has(subject))))
}

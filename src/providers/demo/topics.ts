import type { JsonValue } from '../../model/json'
import { fold, type Words } from './lexicon'
import type { Reading } from './read'

/** Whether a text has all words of another one, side by side, in one of the languages; and where. */
const placeOf = (part: string, text: string, lexicons: readonly Words[]): number =>
  Math.max(...lexicons.map(({ tokens }) => ` ${tokens(text).join(' ')} `.indexOf(` ${tokens(part).join(' ')} `)))

/** Whether a text has a word of a list of marks in one of the languages. */
export const says = (text: string, mark: string, lexicons: readonly Words[]): boolean =>
  lexicons.some(words => words.list(mark).some(entry => placeOf(entry, text, [words]) >= 0))

/** The value that a text names first by its own word, else by a thing or a topic of the lists; with the word. */
export function namedValue(
  values: readonly JsonValue[],
  { text, things, topics, absent }: Reading,
  lexicons: readonly Words[],
): { value: JsonValue; word: string } | undefined {
  const ids = values
    .map(value => ({ value, id: fold(String(value)).replaceAll(' ', '_') }))
    .filter(({ id }) => !absent.has(id))
  const [written] = ids
    .map(({ value }) => ({ value, word: String(value), at: placeOf(String(value), text, lexicons) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  if (written) return written
  const thing = things.find(({ id }) => ids.some(value => value.id === id))
  const match = ids.find(({ id }) => id === thing?.id || topics.has(id))
  return match && { value: match.value, word: thing?.text ?? String(match.value) }
}

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
export function shared(readings: readonly Reading[], other: string, lexicons: readonly Words[]): number {
  const theirs = subjectsOf(other, lexicons)
  const ours = new Set(readings.flatMap(({ text, words }) => [...subjectsOf(text, [words])]))
  const both = [...ours].filter(subject => theirs.has(subject))
  const words = both.filter(subject => !subject.startsWith('topic '))
  // Topics overlap: several of them say no more than one.
  return words.length + (words.length < both.length ? TOPIC : 0)
}

import { anyOf, fold, type Words } from './lexicon'
import { spelledNumbers } from './numbers'
import type { Reading } from './read'

/** A label with its number: "9 dogs", "Monday 12 °C". */
export interface Pair {
  label: string
  value: number
  unit?: string
}

const LONGEST_ITEM = 80
const MOST_ITEMS = 40

const either = (words: Words, mark: string) => anyOf(words.list(mark))
const partWords = (part: string) => part.match(/[\p{L}\p{M}\p{N}'’°%-]+/gu) ?? []
const foldedWord = (word: string, words: Words) => words.tokens(word).join(' ')

const hasMark = (word: string, mark: string, words: Words) =>
  words.meanings(foldedWord(word, words)).some(({ kind, id }) => kind === 'mark' && id === mark)

/** A word that introduces or joins things and is none itself. */
function isFiller(word: string, words: Words): boolean {
  const folded = foldedWord(word, words)
  if (words.meanings(folded).some(({ kind, weight }) => kind === 'number' && weight > 1)) return false
  return words.isSmall(folded) || ['lead', 'me', 'ask'].some(mark => hasMark(word, mark, words))
}

/** The sentences of a text, each in the parts that commas and joining words make of it. */
function partsOf(text: string, words: Words, joints: readonly string[]): string[][] {
  const joint = joints.map(mark => either(words, mark)).join('|')
  // "و" is written together with the word that follows.
  const attached = words.code === 'ar' && joints.includes('and') ? '|\\s+و(?=\\p{L}{2}|\\d)' : ''
  const separator = new RegExp(`\\s*[,،;](?!\\d)\\s*(?:(?:${joint})\\s+)?|\\s+(?:${joint})\\s+${attached}`, 'iu')
  const stop = new RegExp(`(?<![\\p{L}\\p{M}])(?:${either(words, 'notList')})(?![\\p{L}\\p{M}])`, 'iu')
  return text
    .split(/(?<![\d])[.](?!\d)|[!?؟\n]|(?<=[\d%])\.(?:\s|$)/u)
    .map(sentence => {
      const named = sentence.slice(sentence.lastIndexOf(':') + 1)
      const denied = named.search(stop)
      return (denied > 0 ? named.slice(0, denied) : named)
        .split(separator)
        .map(part => part.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim())
    })
    .map(parts => parts.filter(Boolean))
}

/** Whether a text says what somebody takes: "I take boots". */
export const takes = (text: string, words: Words): boolean => listedIn(text, words) !== text

/**
 * What follows a word that begins a list: "going skiing, I take goggles and gloves"; of what is not taken, what follows its
 * "but". The whole text where there is none.
 */
function listedIn(text: string, words: Words): string {
  const begins = new RegExp(`(?<![\\p{L}\\p{M}])(?:${either(words, 'pack')})(?![\\p{L}\\p{M}])`, 'giu')
  const [first] = text.matchAll(begins)
  const behind = first ? text.slice(first.index + first[0].length) : ''
  const isDenied = (near: readonly string[]) => near.some(word => hasMark(word, 'not', words))
  const instead = behind.split(new RegExp(`\\s(?:${either(words, 'but')})\\s`, 'iu'))[1]
  if (isDenied(partWords(text.slice(0, first?.index ?? 0)).slice(-2))) return instead ?? ''
  if (instead !== undefined && isDenied(partWords(behind).slice(0, 2))) return instead
  return /\p{L}/u.test(behind) ? behind : text
}

/** "3 days" and "35 degrees" are nothing that can be listed. */
const measure = (words: Words) =>
  new RegExp(`^(?:[\\d٠-٩]+|\\p{L}+)\\s*(?:${either(words, 'span')}|${either(words, 'unit')})$`, 'iu')

/** The words of a part that name something: the last ones of a first part, which others introduce, else the first ones. */
function nameIn(part: string, words: Words, isFirst: boolean): string {
  const runs: string[][] = []
  let run: string[] = []
  const parts = partWords(part)
  for (const [at, word] of parts.entries()) {
    if (hasMark(word, 'not', words)) return ''
    const next = parts[at + 1]
    // "Lampe de poche" is one thing.
    const isJoint = run.length > 0 && hasMark(word, 'joins', words) && next !== undefined && !isFiller(next, words)
    // "The trip" and "a book" are two things in Arabic.
    const isOther = words.code === 'ar' && run.length > 0 && /^ال/.test(run.at(-1) ?? '') && !/^ال/.test(word)
    if (isOther) runs.push(run.splice(0))
    if (isJoint || !isFiller(word, words)) run.push(word)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  if (run.length > 0) runs.push(run)
  return ((isFirst ? runs.at(-1) : runs[0]) ?? []).join(' ').slice(0, LONGEST_ITEM)
}

const unique = (items: readonly string[]) =>
  [...new Map(items.map(item => [fold(item), item])).values()].filter(Boolean)

/** Whether a part begins as a question does: "what is better". */
const asks = (part: string, words: Words) => hasMark(partWords(part)[0] ?? '', 'ask', words)

/** The choices that a text offers: "forest, beach or library". Empty where it offers none. */
export function choicesIn(text: string, words: Words): string[] {
  const or = new RegExp(`(?<![\\p{L}\\p{M}])(?:${either(words, 'or')})(?![\\p{L}\\p{M}])`, 'iu')
  for (const parts of partsOf(text, words, ['or'])) {
    if (parts.length < 2 || !(or.test(text) || (parts.length > 2 && /[?؟]/.test(text)))) continue
    // "What is better, tea or milk?"
    const isAsked = parts.length > 2 && asks(parts[0] ?? '', words)
    const items = unique(parts.slice(isAsked ? 1 : 0).map((part, at) => nameIn(part, words, at === 0)))
    if (items.length > 1) return items.slice(0, 6)
  }
  return []
}

/** The things that a text lists: "a towel, two apples and the blue ball". What it does not want is left out. */
export function itemsIn(text: string, words: Words): string[] {
  const isMeasure = measure(words)
  const sentences = partsOf(listedIn(text, words), words, ['and', 'or'])
    .slice(0, MOST_ITEMS)
    .map(parts => parts.slice(0, MOST_ITEMS).filter(part => !isMeasure.test(part)))
  const lines = sentences.flatMap(parts =>
    parts.length > 1 ? parts.flatMap((part, at) => separated(nameIn(part, words, at === 0), words)) : [],
  )
  if (unique(lines).length > 1) return unique(lines)
  // One thing a line.
  const single = text.includes('\n') ? sentences.flatMap(parts => parts.map(part => nameIn(part, words, false))) : []
  if (unique(single).length > 1) return unique(single)
  return unique(sentences.map(([part = '']) => nameIn(part, words, true)))
    .slice(0, 1)
    .flatMap(item => separated(item, words))
}

/** "Goggles gloves" are two things that no comma stands between; a "rain jacket" is one. */
function separated(item: string, words: Words): string[] {
  const isThing = (word = '') => words.meanings(foldedWord(word, words)).some(({ kind }) => kind === 'thing')
  // In Arabic a "glass of water" and "sunglasses" are two nouns side by side.
  const mayEnd = (word: string) => words.code !== 'ar' && (words.code !== 'en' || /[^s]s$/i.test(word))
  // "Toothbrush pajamas teddy": a list without commas.
  const all = item.split(' ')
  const isPhrase = all.some((word, at) => words.meanings(words.tokens(`${word} ${all[at + 1]}`).join(' ')).length > 0)
  if (all.length > 2 && isThing(all[0]) && isThing(all.at(-1)) && !isPhrase) return all
  const items: string[] = []
  let last = ''
  for (const word of all) {
    const isNext = (isThing(last) && isThing(word) && mayEnd(last)) || /^\d+$/.test(word)
    if (items.length > 0 && !isNext) items.push(`${items.pop()} ${word}`)
    else items.push(word)
    last = word
  }
  return items
}

/** The numbers of a text with what they count. */
export function pairsIn(text: string, words: Words): Pair[] {
  const unit = `(${either(words, 'unit')})(?![\\p{L}\\p{N}])`
  return partsOf(spelledNumbers(text, words), words, ['and']).flatMap(parts =>
    parts.flatMap((part): Pair[] => {
      const found = new RegExp(`(?<![\\p{L}\\p{N}.])([-−]?\\d+(?:[.,]\\d+)?)\\s*(?:${unit})?`, 'iu').exec(part)
      if (!found) return []
      const [whole, digits = '', measure] = found
      const before = nameIn(part.slice(0, found.index), words, true)
      const behind = nameIn(part.slice(found.index + whole.length), words, false)
      const label = measure ? before || behind : behind || before
      const value = Number(digits.replace('−', '-').replace(',', '.'))
      return label && Number.isFinite(value) ? [{ label, value, ...(measure && { unit: measure }) }] : []
    }),
  )
}

/** The longest words of a text that are on no list of small ones, in their order. */
export const keywordsOf = ({ text, words }: Reading): string[] =>
  unique(partWords(text).filter(word => /\p{L}{3}/u.test(word) && !isFiller(word, words))).slice(0, 6)

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?\n]+[.!?]*/g) ?? []).map(sentence => sentence.trim()).filter(sentence => /\p{L}{2}/u.test(sentence))

import { readingPack } from '../languages/active'

/** The answers that a text lists: "tea, coffee or juice?" gives three. Empty when it lists none. */
export function listedChoices(text: string): string[] {
  const { or, split, between, and } = readingPack().reading.choices
  for (const sentence of text.split(/[.!\n]+/)) {
    const said = sentence.replace(/[?؟¿]/g, ' ')
    const list = said.slice(said.indexOf(':') + 1) || said
    const two = between.exec(list)?.[1]
    if (two === undefined && !or.test(list)) continue
    const items = (two === undefined ? list.split(split) : two.split(and).flatMap(part => part.split(split))).map(
      tidyItem,
    )
    const options = [...new Set(items.filter(item => item && item.split(/\s+/).length <= 5))].slice(0, 6)
    if (options.length >= 2) return options
  }
  return []
}

function tidyItem(item: string, at: number, { length }: readonly string[]): string {
  const { fold, reading } = readingPack()
  const words = item.trim().split(/\s+/).filter(Boolean)
  const isFiller = (word = '') => reading.choices.filler.has(fold(word.toLowerCase()))
  // "Which do you like more, dogs or cats?" names two.
  const least = at === 0 && length > 2 && words.length > 1 ? 0 : 1
  while (words.length > least && isFiller(words[0])) words.shift()
  while (at > 0 && at === length - 1 && words.length > 1 && isFiller(words.at(-1))) words.pop()
  // A long first item is a sentence that leads up to it: the choice is its end.
  const kept = at === 0 && words.length > 3 ? words.slice(-1) : words
  return kept
    .join(' ')
    .replace(/^[dl]['’]/i, '')
    .replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, '')
    .slice(0, 60)
}

/** Scripts without spaces: a line may break within a sentence of them. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u
const startsInWord = /^[\p{L}\p{M}\p{N}]/u
const endsInWord = /[\p{L}\p{M}\p{N}]$/u
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}]/u
const opening = /[\p{Ps}\p{Pi}¿¡]$/u

/** A longer group would not fit on a line of a narrow card. */
const LONGEST = 24

/**
 * Groups of tokens, by index, that belong on one line: a word with the punctuation around it, and the pieces of a word.
 * Each token is a button of its own, and a browser may break a line between any two buttons.
 */
export function tokenLines(tokens: readonly string[]): number[][] {
  const groups: number[][] = []
  let length = 0
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const group = groups.at(-1)
    if (group && before !== undefined && length + token.length <= LONGEST && belongTogether(before, token)) {
      group.push(index)
      length += token.length
    } else {
      groups.push([index])
      length = token.length
    }
  }
  return groups
}

function belongTogether(before: string, token: string): boolean {
  if (before === '' || token === '' || /\s$/.test(before) || /^\s/.test(token)) return false
  if (closing.test(token) || opening.test(before)) return true
  const isWord = endsInWord.test(before) && startsInWord.test(token)
  return isWord && !unspaced.test(before.slice(-1)) && !unspaced.test(token.charAt(0))
}

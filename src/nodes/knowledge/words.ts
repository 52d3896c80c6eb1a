/** The words of a text, as the index tokenizes them. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

/** Normalizes a word: "Été" and "ete" are equal. */
export function normalizeWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Stop words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from have how i if in is it its me my of on or our so that the their there they this to us was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Splits a text into matching words and the text between them. */
export function markedParts(text: string, found: readonly string[]): { text: string; isFound: boolean }[] {
  const wanted = new Set(found)
  const parts: { text: string; isFound: boolean }[] = []
  let end = 0
  for (const match of text.matchAll(WORD)) {
    if (!wanted.has(normalizeWord(match[0]))) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isFound: false })
    end = match.index + match[0].length
    parts.push({ text: match[0], isFound: true })
  }
  return end < text.length ? [...parts, { text: text.slice(end), isFound: false }] : parts
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu

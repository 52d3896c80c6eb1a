/** A token: its text, whether a space precedes it, and its offset. */
interface TextToken {
  piece: string
  space: boolean
  at: number
}

/** Splits a normalized text into tokens. */
export type Tokenizer = (tidied: string) => Iterable<TextToken>

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

const WORD = "[\\p{L}\\p{M}\\p{N}]+(?:['’-][\\p{L}\\p{M}\\p{N}]+|[.,]\\p{N}+)*"
const EMOJI =
  '\\p{Regional_Indicator}{2}|\\p{Extended_Pictographic}(?:\\uFE0F|\\u200D\\p{Extended_Pictographic}|\\p{Emoji_Modifier})*'
const PIECES = new RegExp(`\\n+|( ?)(${EMOJI}|${WORD}|[^ \\n]|$)`, 'gu')

/** Normalizes whitespace: line ends, single spaces, at most one empty line. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim()
}

/** Words, punctuation and line breaks. Joined, with a space where `space` is set, they are the text. */
export const tokenizeWords: Tokenizer = function* (tidied) {
  const segmenter = UNSPACED.test(tidied) ? new Intl.Segmenter(undefined, { granularity: 'word' }) : null
  for (const match of tidied.matchAll(PIECES)) {
    const [whole, before, piece] = match
    if (whole === '') continue
    if (piece === undefined) yield { piece: whole, space: false, at: match.index }
    else if (segmenter && UNSPACED.test(piece)) {
      const at = match.index + whole.length - piece.length
      for (const { segment, index } of segmenter.segment(piece)) {
        yield { piece: segment, space: index === 0 && before === ' ', at: at + index }
      }
    } else if (piece !== '') yield { piece, space: before === ' ', at: match.index + whole.length - piece.length }
  }
}

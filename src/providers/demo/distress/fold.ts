const LETTER_FOR: Readonly<Record<string, string>> = {
  ى: 'ي',
  ة: 'ه',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '@': 'a',
  $: 's',
}

/** Lower case without accents, vowel marks and elongation, so that "mamá", "MAMA" and "mama" are one word. */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[ىةıłœæß]/g, letter => LETTER_FOR[letter] ?? letter)

/**
 * A text normalized for the search for distress: folded letters, contractions in one word ("dont"), one space between
 * words, `|` for the end of a sentence, letters in place of digits ("k1ll").
 */
export function foldText(text: string): string {
  const folded = foldLetters(text.slice(0, 8000))
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<!\p{L})(mr|mrs|ms|dr)\./gu, '$1')
    .replace(/(?<=\p{L})'(?=(?:s|t|m|re|ll|ve|d)(?!\p{L}))/gu, '')
    .replace(/(?<=\p{L})[013@$](?=\p{L})/gu, sign => LETTER_FOR[sign] ?? sign)
    .replace(/([\p{Script=Latin}\p{Script=Arabic}])\1{2,}/gu, '$1')
    .replace(/[.!?;:\n()"“”«»„¿¡؟؛。！？…]+/g, ' | ')
    .replace(/[^\p{L}\d|]+/gu, ' ')
  return ` | ${folded} | `.replace(/ +/g, ' ')
}

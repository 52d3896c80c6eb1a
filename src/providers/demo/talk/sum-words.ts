const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 }
const VALUES = new Map([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, i) => [word, (i + 2) * 10] as const),
])
const WORD = [...VALUES.keys(), ...Object.keys(SCALES)].sort((a, b) => b.length - a.length).join('|')
const NUMBER = new RegExp(
  `\\b(?:a (?=hundred|thousand|million))?(?:${WORD})(?:(?:[ -]+(?:and )?)(?:${WORD}))*\\b`,
  'gi',
)

/** A number in words as digits: "a hundred and five" is 105. */
function numberInWords(words: string): number {
  let total = 0
  let part = 0
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const scale = SCALES[word]
    if (scale === undefined) part += VALUES.get(word) ?? 0
    else if (scale === 100) part = (part || 1) * 100
    else {
      total += (part || 1) * scale
      part = 0
    }
  }
  return total + part
}

/** Numbers in words as digits, and one kind of minus, so that the rest reads digits alone. */
export const foldWords = (text: string): string =>
  text
    .replace(/[−–—](?=\s*\d)/g, '-')
    .replace(/[٠-٩]/g, digit => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replaceAll('’', "'")
    .replace(NUMBER, words => String(numberInWords(words)))
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')

/** Digits, signs and decimals of a sum in one form. */
export const digitsFor = (text: string): string =>
  text
    .replace(/[−–—](?=\s*\d)/g, '-')
    .replace(/[٠-٩]/g, digit => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replaceAll('’', "'")
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')

/** Numbers in words by a language's own grammar: words with values, and how they join. */
interface NumberWords {
  values: Readonly<Record<string, number>>
  /** What may be between two of them. */
  joint: string
}

/** Whether a value continues the number before it: "veinte y cinco", "two hundred", "dreihundert fünf". */
const continues = (number: number, value: number) =>
  value >= 1000
    ? number < 1000
    : value === 100
      ? number < 10 && number > 0
      : (number >= 100 && number % 100 === 0) ||
        (number >= 20 && number % 10 === 0 && value < (number % 20 === 0 ? 20 : 10))

/** Replaces numbers in words by digits. */
export function wordsToDigits({ values, joint }: NumberWords): (text: string) => string {
  const words = Object.keys(values)
    .sort((a, b) => b.length - a.length)
    .join('|')
  const first = new RegExp(`(?<!\\p{L})(?:${words})`, 'giu')
  // One word at a time, and never a shorter one instead: repeated in one expression, "einundzwanzig" could be matched in
  // several ways, and a long text of such words would take exponential time.
  const next = new RegExp(`(?:${joint})(?:${words})`, 'iuy')
  const letter = /\p{L}/uy
  const one = new RegExp(words, 'giu')
  const isEnd = (text: string, index: number) => {
    letter.lastIndex = index
    return !letter.test(text)
  }
  return text => {
    let digits = ''
    let copied = 0
    first.lastIndex = 0
    for (let found = first.exec(text); found; found = first.exec(text)) {
      let end = found.index
      for (let reached: number | undefined = first.lastIndex; reached !== undefined; ) {
        if (isEnd(text, reached)) end = reached
        next.lastIndex = reached
        reached = next.test(text) ? next.lastIndex : undefined
        if (reached !== undefined) first.lastIndex = reached
      }
      if (end > found.index) {
        digits += text.slice(copied, found.index) + joinNumbers(text.slice(found.index, end), one, values)
        copied = end
      }
    }
    return digits + text.slice(copied)
  }
}

function joinNumbers(text: string, one: RegExp, values: NumberWords['values']): string {
  let digits = ''
  let number: number | undefined
  let end = 0
  for (const { 0: word, index } of text.matchAll(one)) {
    const value = values[word.toLowerCase()] ?? 0
    if (number !== undefined && continues(number, value))
      number = value >= 100 && number < value ? number * value : number + value
    else {
      if (number !== undefined) digits += `${number}${text.slice(end, index)}`
      number = value
    }
    end = index + word.length
  }
  return digits + String(number ?? '')
}

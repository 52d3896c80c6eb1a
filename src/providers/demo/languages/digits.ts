/** Digits, signs and decimals of a sum in one form. */
export const digitsFor = (text: string): string =>
  text
    .replace(/[−–—](?=\s*\d)/g, '-')
    .replace(/[٠-٩]/g, digit => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replaceAll('’', "'")
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')

/** Numbers in words by a language's own grammar: words with values, and how they join. */
export interface NumberWords {
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
  const words = Object.keys(values).sort((a, b) => b.length - a.length)
  const number = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?:(?:${joint})(?:${words.join('|')}))*(?!\\p{L})`, 'giu')
  const one = new RegExp(words.join('|'), 'giu')
  return text => text.replace(number, found => joinNumbers(found, one, values))
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

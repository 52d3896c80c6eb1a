/** How a language tells a sum as a story: what asks for the number, and the verbs that say what is done. */
interface WordProblem {
  asks: RegExp
  /** A number for each of several. */
  each: RegExp
  /** Several of a number each. */
  times: RegExp
  less: RegExp
  more: RegExp
}

/**
 * The sum of a story with two numbers ("I have 12, I get 7 more, how many are there?"), as it would be typed; the text
 * where it tells none. The text is in the spelling of the language.
 */
export function withoutStory(text: string, { asks, each, times, less, more }: WordProblem): string {
  const numbers = text.length > 300 ? [] : (text.match(/\d+(?:\.\d+)?/g) ?? [])
  if (numbers.length !== 2 || !asks.test(text)) return text
  const sign = [['/', each] as const, ['*', times] as const, ['-', less] as const, ['+', more] as const].find(
    ([, verb]) => verb.test(text),
  )?.[0]
  return sign ? `${numbers.join(` ${sign} `)} =` : text
}

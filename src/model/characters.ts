/** Half of a character that takes two code units, such as most emoji: what is left where a text was cut inside of one. */
const HALF = /\p{Surrogate}/gu

/** A text without halves of characters, which are no Unicode: providers refuse a request that has one. */
export function wholeCharacters(text: string): string {
  return text.replace(HALF, '\ufffd')
}

/** The beginning of a text, of at most so many code units, cut between two characters. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const last = text.charCodeAt(most - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most)
}

/** A paragraph as words and stressed words by turns: those at odd places are stressed. */
export type SimpleParagraph = readonly string[]

/** What Markdown might take for more than words. */
const markup = /[[\]`<>&\\_\t\r\0]|https?:|^[ #>+\-=~|:]|^\d+[.)]|(?<! ) {2,}$/m
/** `*word*` between spaces or punctuation. */
const stressed = /(?<=^|[\s\p{P}\p{S}])(?<!\*)\*([\p{L}\p{N}](?:[^*\n]*[\p{L}\p{N}])?)\*(?!\*)(?=$|[\s\p{P}\p{S}])/gu

/**
 * A text whose only markup are paragraphs and single stressed words, as most short answers are: the reader of Markdown would
 * make the same of it, and need not be fetched. Null for every other text.
 */
export function simpleParagraphs(text: string): SimpleParagraph[] | null {
  const whole = text.replace(/^(?: *\n)+/, '').trimEnd()
  // Space that Markdown does not know is left to it.
  if (markup.test(whole) || /[^\S \n]/.test(whole)) return null
  const paragraphs = whole.split(/\n(?: *\n)+/).map(paragraph => paragraph.trimEnd().split(stressed))
  const isSimple = paragraphs.every(parts => parts.every((part, at) => at % 2 === 1 || !part.includes('*')))
  return isSimple ? paragraphs : null
}

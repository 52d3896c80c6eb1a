/** A paragraph as its lines; a line as alternating plain and emphasized text: odd indexes are emphasized. */
export type SimpleParagraph = readonly (readonly string[])[]

/** Characters that may be Markdown syntax. */
const markup = /[[\]`<>&\\_~|\t\r\0]|\$\$|https?:|www\.|^[ #>+\-=:]|^\d+[.)]|(?<! ) {2,}$/im
/** `*word*` between spaces or punctuation. */
const stressed = /(?<=^|[\s\p{P}\p{S}])(?<!\*)\*([\p{L}\p{N}](?:[^*\n]*[\p{L}\p{N}])?)\*(?!\*)(?=$|[\s\p{P}\p{S}])/gu

/**
 * Parses text whose only markup are paragraphs, lines and emphasized words, as in most short answers: equivalent to the
 * Markdown parser, which need not be loaded. Null for any other text.
 */
export function simpleParagraphs(text: string): SimpleParagraph[] | null {
  const whole = text.replace(/^(?: *\n)+/, '').trimEnd()
  // Unicode spaces are left to the Markdown parser.
  if (markup.test(whole) || /[^\S \n]/.test(whole)) return null
  const paragraphs = whole.split(/\n(?: *\n)+/).map(paragraph =>
    paragraph
      .trimEnd()
      .split(/ *\n/)
      .map(line => line.split(stressed)),
  )
  const isSimple = paragraphs.every(lines =>
    lines.every(parts => parts.every((part, at) => at % 2 === 1 || !part.includes('*'))),
  )
  return isSimple ? paragraphs : null
}

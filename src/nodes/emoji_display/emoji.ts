/** A character with text presentation unless a variation selector follows: ❤ and ☀, also within 🏳️‍🌈. */
const BARE = /(?!\p{Emoji_Presentation})\p{Extended_Pictographic}(?![\uFE0F\p{Emoji_Modifier}])/gu

/**
 * The single emoji of a text, with emoji presentation; null when it is none, or more than one. By Unicode's list:
 * flags, families and skin tones are one emoji each, letters with combining marks are none.
 */
export function asEmoji(text: string): string | null {
  const emoji = text.trim().replace(BARE, '$&\uFE0F')
  // biome-ignore lint/complexity/useRegexLiterals: in a literal, browsers that do not know the flag could not read the page at all.
  return new RegExp('^\\p{RGI_Emoji}$', 'v').test(emoji) ? emoji : null
}

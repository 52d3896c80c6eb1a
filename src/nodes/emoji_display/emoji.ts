/** A sign that is drawn as text unless a variation selector follows: ❤ and ☀, also within 🏳️‍🌈. */
const BARE = /(?!\p{Emoji_Presentation})\p{Extended_Pictographic}(?![\uFE0F\p{Emoji_Modifier}])/gu

/**
 * The one emoji that a text is, told to appear in colour; null when it is none, or more than one. What counts is Unicode's
 * list of emoji: flags, families and skin tones are one emoji each, letters with marks on them are not.
 */
export function asEmoji(text: string): string | null {
  const emoji = text.trim().replace(BARE, '$&\uFE0F')
  // biome-ignore lint/complexity/useRegexLiterals: in a literal, browsers that do not know the flag could not read the page at all.
  return new RegExp('^\\p{RGI_Emoji}$', 'v').test(emoji) ? emoji : null
}

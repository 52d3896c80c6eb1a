const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i
const NOT_IN_A_VALUE = /[^\t\x20-\x7e\x80-\xff]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a text may be the name of a header. */
export function isHeaderName(text: string): boolean {
  return NAME.test(text)
}

/**
 * The first character of a header's value that no header may have, or null: `fetch` throws on it before anything is
 * sent. An invisible character is returned by its code point: "U+200B".
 */
export function invalidHeaderCharacter(value: string): string | null {
  const character = NOT_IN_A_VALUE.exec(value)?.[0]
  if (character === undefined) return null
  if (VISIBLE.test(character)) return character
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

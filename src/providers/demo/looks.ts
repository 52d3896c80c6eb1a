import looks from './words/looks.json' with { type: 'json' }

/** What all languages share: how things, feelings and colors look. */
export { looks }
export type FeelingId = keyof typeof looks.feelings

const kinds = new Map(Object.entries(looks.kinds).map(([kind, ids]) => [kind, new Set(ids.split(' '))]))

/** Whether a thing, a feeling or a scale is of a kind: weather, a person, a place, a feast, … */
export const isOfKind = (id: string, kind: keyof typeof looks.kinds): boolean => kinds.get(kind)?.has(id) === true

/** A look of `looks.json`: "🐱|orange gray|heart moon|cat". */
export function lookOf(thing: string): { emoji: string; colors: string[]; icons: string[]; sprite: string } {
  const [emoji = '', colors = '', icons = '', sprite = ''] = (
    looks.things[thing as keyof typeof looks.things] ?? ''
  ).split('|')
  return { emoji, colors: colors.split(' ').filter(Boolean), icons: icons.split(' ').filter(Boolean), sprite }
}

/** Moves a color toward white (up to 1) or black (down to -1). */
export const shaded = (hex: string, amount: number): string =>
  mixed(hex, amount > 0 ? '#ffffff' : '#000000', Math.abs(amount))

/** A color with a part of another one, from 0 to 1. */
export function mixed(hex: string, other: string, part: number): string {
  const channel = (from: number) => {
    const [a = 0, b = 0] = [hex, other].map(each => Number.parseInt(each.slice(from, from + 2), 16))
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${[1, 3, 5].map(channel).join('')}`
}

import { type MessageDescriptor, msg } from '../language/message'
import { oklabDistance, toOklab } from './oklab'

/** Colors with a plain name, each with samples: light, dark, and as screens have it. */
const samples = {
  red: ['#e03131', '#ff0000', '#8b0000', '#dc143c', '#fa5252'],
  orange: ['#ff8c00', '#ffa500', '#e8590c'],
  yellow: ['#ffd43b', '#ffff00', '#e6c619', '#fff3a0'],
  green: ['#2f9e44', '#00ff00', '#006400', '#98e898', '#6b8e23'],
  turquoise: ['#1abc9c', '#00b8b8', '#7fdfd4', '#008080'],
  blue: ['#2f6fed', '#0000ff', '#000080', '#87ceeb', '#4682b4'],
  purple: ['#8e44ad', '#800080', '#4b0082', '#b197fc'],
  pink: ['#ff69b4', '#ffc0cb', '#ff00aa'],
  brown: ['#8b5a2b', '#5c3a1e', '#a0703f'],
  black: ['#000000', '#1c1c1c'],
  gray: ['#808080', '#5a5f66', '#b0b5ba'],
  white: ['#ffffff', '#f4f4f0'],
} as const

/** A color that has a word. */
export type PlainColor = keyof typeof samples

/** Their names, as people say them. */
export const colorNames: Readonly<Record<PlainColor, MessageDescriptor>> = {
  red: msg('red'),
  orange: msg({ message: 'orange', note: 'The color.' }),
  yellow: msg('yellow'),
  green: msg('green'),
  turquoise: msg('turquoise'),
  blue: msg('blue'),
  purple: msg('purple'),
  pink: msg('pink'),
  brown: msg('brown'),
  black: msg('black'),
  gray: msg('gray'),
  white: msg('white'),
}

export const plainColors = Object.keys(samples) as readonly PlainColor[]

const all = plainColors.flatMap(name => samples[name].map(hex => ({ name, color: toOklab(hex) })))

/** The plain word for a color: of the nearest sample. */
export function plainColorOf(hex: string): PlainColor {
  const wanted = toOklab(hex)
  const away = ({ color }: (typeof all)[number]) => oklabDistance(wanted, color)
  return all.reduce((best, sample) => (away(sample) < away(best) ? sample : best)).name
}

/** Whether a text is a color as "#rrggbb". */
export const isHex = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)

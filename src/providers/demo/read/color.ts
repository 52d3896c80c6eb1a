import { oklabDistance, toOklab } from '../../../engine/model/oklab'
import { COLOR_NAMES } from '../data/colors'

/** Hue 0 to 360, saturation and lightness 0 to 1. */
interface Hsl {
  h: number
  s: number
  l: number
}

const channels = (hex: string): [number, number, number] => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** `#rrggbb` of three channels, 0 to 255. */
export const toHex = (r: number, g: number, b: number): string =>
  `#${[r, g, b]
    .map(c =>
      Math.round(Math.max(0, Math.min(255, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export function hexToHsl(hex: string): Hsl {
  const [r, g, b] = channels(hex).map(c => c / 255) as [number, number, number]
  const max = Math.max(r, g, b)
  const d = max - Math.min(r, g, b)
  const l = max - d / 2
  if (d === 0) return { h: 0, s: 0, l }
  const h = max === r ? (g - b) / d : max === g ? (b - r) / d + 2 : (r - g) / d + 4
  return { h: (h * 60 + 360) % 360, s: d / (1 - Math.abs(2 * l - 1)), l }
}

function hslToHex({ h, s, l }: Hsl): string {
  const a = s * Math.min(l, 1 - l)
  const f = (n: number) => {
    const k = (n + h / 30) % 12
    return (l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255
  }
  return toHex(f(0), f(8), f(4))
}

const within = (x: number, low: number, high: number) => Math.max(low, Math.min(high, x))

/** A colour moved in lightness, saturation (of 1) and hue (degrees). */
export function shift(hex: string, light: number, vivid = 0, turn = 0): string {
  const { h, s, l } = hexToHsl(hex)
  return hslToHex({
    h: (h + turn + 360) % 360,
    s: within(s + (s > 0.04 ? vivid : 0), 0, 1),
    l: within(l + light, 0.04, 0.97),
  })
}

/** A colour at a given lightness, 0 to 1. */
export function atLightness(hex: string, l: number): string {
  return hslToHex({ ...hexToHsl(hex), l })
}

export function mixColors(a: string, b: string, share: number): string {
  const [x, y] = [channels(a), channels(b)]
  return toHex(...(x.map((c, i) => c + ((y[i] ?? 0) - c) * share) as [number, number, number]))
}

/** Perceived distance of two colors; 0 is equal. Green is weighted most. */
export function distance(a: string, b: string): number {
  const [x, y] = [channels(a), channels(b)]
  return Math.sqrt(2 * (x[0] - y[0]) ** 2 + 4 * (x[1] - y[1]) ** 2 + 3 * (x[2] - y[2]) ** 2)
}

const named = [...new Map([...COLOR_NAMES.values()].map(({ name, hex }) => [name, toOklab(hex)]))]

/** The everyday name nearest to a colour: "olive". */
export function colorName(hex: string): string {
  const color = toOklab(hex)
  return named.reduce((best, other) =>
    oklabDistance(color, other[1]) < oklabDistance(color, best[1]) ? other : best,
  )[0]
}

/** The ways in which a colour is written: `#a1b2c3`, `A1B2C3`, `#abc`, `rgb(161, 178, 195)`. */
export function spellings(hex: string): string[] {
  const bare = hex.slice(1)
  const [r, g, b] = channels(hex)
  const short = [r, g, b].map(c => Math.round(c / 17).toString(16)).join('')
  return [
    ...[`#${bare}`, `#${bare.toUpperCase()}`, bare, bare.toUpperCase(), `#${short}`, `#${short.toUpperCase()}`],
    ...[`rgb(${r}, ${g}, ${b})`, `rgb(${r},${g},${b})`, `${r},${g},${b}`],
  ]
}

/** One of red, green and blue, 0 to 255. */
export const channelOf = (hex: string, name: 'r' | 'g' | 'b'): number => channels(hex)['rgb'.indexOf(name)] ?? 0

/** Words of names that say a hue and are on no list of colors. */
const MORE_HUES = new Map([
  ['mauve', '#a889a8'],
  ['rose', '#e56b8f'],
  ['lemon', '#f9e03b'],
  ['honey', '#eba937'],
  ['blush', '#f2a0b0'],
])
const hueOfWord = (word: string) => COLOR_NAMES.get(word)?.hex ?? MORE_HUES.get(word)

/** Wide words: the degrees of hue that people call so. */
const RANGES: Readonly<Record<string, [from: number, to: number]>> = {
  red: [338, 20],
  orange: [12, 46],
  brown: [5, 46],
  yellow: [38, 70],
  green: [62, 175],
  olive: [45, 90],
  teal: [155, 202],
  blue: [180, 258],
  purple: [245, 325],
  violet: [240, 305],
  pink: [305, 18],
}
/** Words for colors with hardly any hue. */
const TINTLESS = new Set(['gray', 'grey', 'silver', 'charcoal', 'slate', 'beige', 'ivory', 'mauve'])

/** Whether a word for a hue can be said of a color. */
function fitsWord(hex: string, word: string, named: string): boolean {
  const { h, s } = hexToHsl(hex)
  if (TINTLESS.has(word)) return s < 0.4
  const range = RANGES[COLOR_NAMES.get(word)?.name ?? word]
  if (!range || s < GRAY) return isOfHue(hex, named)
  const [from, to] = range
  return from <= to ? h >= from && h <= to : h >= from || h <= to
}

/** Below this saturation a color is a gray with a tint. */
const GRAY = 0.14

/** Whether a color may be called by the name of another: of like hue, or both without one. */
function isOfHue(hex: string, named: string): boolean {
  const [a, b] = [hexToHsl(hex), hexToHsl(named)]
  if (Math.abs(a.l - b.l) > 0.5) return false
  const isPale = (x: Hsl) => x.s < GRAY || x.l > 0.94 || x.l < 0.07
  if (isPale(a) || isPale(b)) return (isPale(a) ? b : a).s < 0.34 || Math.abs(a.l - b.l) < 0.08
  const away = Math.abs(a.h - b.h)
  return Math.min(away, 360 - away) <= 32
}

/** Hues by the degree at which they end, with what people call them when they are dark. */
const BASIC: readonly [end: number, name: string, dark: string][] = [
  [14, 'red', 'red'],
  [42, 'orange', 'brown'],
  [68, 'yellow', 'olive'],
  [165, 'green', 'green'],
  [192, 'teal', 'teal'],
  [250, 'blue', 'blue'],
  [292, 'purple', 'purple'],
  [345, 'pink', 'purple'],
  [360, 'red', 'red'],
]

/** The everyday name of a color where its hue is that of the name, else the plain name of its hue. */
function hueName(hex: string): string {
  const name = colorName(hex)
  if (isOfHue(hex, hueOfWord(name.replaceAll(' ', '_')) ?? hueOfWord(name) ?? hex)) return name
  const { h, l } = hexToHsl(hex)
  const [, plain = name, dark = name] = BASIC.find(([end]) => h <= end) ?? []
  return l < 0.42 ? dark : plain
}

/**
 * A name that belongs to a color: the given one where its words for hues fit, else the everyday name in its place. One
 * without any such word gets it: "Old photograph" is "Old photograph tan".
 */
export function honestName(hex: string, name: string): string {
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  const hues = words.filter(word => hueOfWord(word))
  if (hues.length === 0) return `${name} ${hueName(hex)}`
  return hues.every(word => fitsWord(hex, word, hueOfWord(word) ?? hex)) ? name : hueName(hex)
}

import { COLOUR_NAMES } from './data/colours'

/** Hue 0 to 360, saturation and lightness 0 to 1. */
export interface Hsl {
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

export function hslToHex({ h, s, l }: Hsl): string {
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

export function mix(a: string, b: string, share: number): string {
  const [x, y] = [channels(a), channels(b)]
  return toHex(...(x.map((c, i) => c + ((y[i] ?? 0) - c) * share) as [number, number, number]))
}

/** How different two colours look; 0 is the same. The eye sees green best, hence the weights. */
export function distance(a: string, b: string): number {
  const [x, y] = [channels(a), channels(b)]
  return Math.sqrt(2 * (x[0] - y[0]) ** 2 + 4 * (x[1] - y[1]) ** 2 + 3 * (x[2] - y[2]) ** 2)
}

/** A channel's share of light: screens do not give light evenly. */
const light = (channel: number) => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** A colour in OKLab (lightness, green to red, blue to yellow), where equal steps look equally far. */
function toOklab(hex: string): [number, number, number] {
  const [r, g, b] = channels(hex).map(light) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** People name a colour by its hue first and by how light it is second. */
const HUE_OVER_LIGHT = 3

const named = [...new Map([...COLOUR_NAMES.values()].map(({ name, hex }) => [name, toOklab(hex)]))]

/** The everyday name nearest to a colour: "olive". */
export function nameOf(hex: string): string {
  const [l, a, b] = toOklab(hex)
  const away = ([, [l2, a2, b2]]: (typeof named)[number]) =>
    Math.hypot(l - l2, HUE_OVER_LIGHT * (a - a2), HUE_OVER_LIGHT * (b - b2))
  return named.reduce((best, other) => (away(other) < away(best) ? other : best))[0]
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

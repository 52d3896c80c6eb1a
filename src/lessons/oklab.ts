/** A color in OKLab, where equal steps look equally far. */
type Oklab = readonly [lightness: number, greenToRed: number, blueToYellow: number]

/** A channel's share of light, 0 to 1: screens do not give light evenly. */
const light = (channel: number) => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** Converts `#rrggbb`. */
export function toOklab(hex: string): Oklab {
  const n = Number.parseInt(hex.slice(1), 16)
  const [r, g, b] = [light((n >> 16) & 255), light((n >> 8) & 255), light(n & 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** People name a color by its hue first and by its lightness second. */
const HUE_OVER_LIGHT = 3

/** How differently people would name two colors; 0 is equal. */
export const oklabDistance = ([l, a, b]: Oklab, [l2, a2, b2]: Oklab): number =>
  Math.hypot(l - l2, HUE_OVER_LIGHT * (a - a2), HUE_OVER_LIGHT * (b - b2))

import type { PixelArtOutput } from './node'

/** One color and the outline of all its pixels, as an SVG path in units of a pixel. */
interface Layer {
  color: string
  path: string
}

/** One path per color; horizontal neighbors are merged. */
export function layersOf({ width, pixels }: Pick<PixelArtOutput, 'width' | 'pixels'>): Layer[] {
  const paths = new Map<string, string>()
  let at = 0
  while (at < pixels.length) {
    const color = pixels[at]?.toLowerCase() ?? ''
    const x = at % width
    let run = 1
    while (x + run < width && pixels[at + run]?.toLowerCase() === color) run++
    paths.set(color, `${paths.get(color) ?? ''}M${x} ${Math.floor(at / width)}h${run}v1h-${run}z`)
    at += run
  }
  return Array.from(paths, ([color, path]) => ({ color, path }))
}

/** Longest side of a saved picture, in pixels. */
const SAVED_SIDE = 1024

/** Scale of a saved picture: an integer, so that pixels stay square. */
export function savedScale({ width, height }: Pick<PixelArtOutput, 'width' | 'height'>): number {
  return Math.max(1, Math.floor(SAVED_SIDE / Math.max(width, height)))
}

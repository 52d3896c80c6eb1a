import { SPRITES } from '../data/sprites'
import { colorName, distance, toHex } from './color'
import { type Bitmap, decodePng } from './png'

/** What can be said of a picture by counting its pixels. */
export type Look =
  | { readable: false }
  | {
      readable: true
      /** Share of the picture that is not background, 0 to 1. */
      drawn: number
      background: string
      /** Colours of what is drawn, most first. */
      colours: { hex: string; name: string; share: number }[]
      /** The drawings of ours with the most similar outline, nearest first; empty when none is similar. */
      resembles: string[]
    }

const SIDE = 48

/** Decodes a base64 picture. Only PNGs are supported; for others the demo says that it cannot see them. */
export function lookAt(mediaType: string, base64: string): Look {
  if (mediaType !== 'image/png') return { readable: false }
  try {
    return inspect(decodePng(Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))))
  } catch {
    return { readable: false }
  }
}

function inspect(bitmap: Bitmap): Look {
  const grid = sample(bitmap)
  const background = mostCommon(edges(grid))
  const ink = grid.map(hex => distance(hex, background) > 60)
  const counts = new Map<string, { hex: string; count: number }>()
  for (const [i, hex] of grid.entries()) {
    if (!ink[i]) continue
    const name = colorName(hex)
    const entry = counts.get(name) ?? { hex, count: 0 }
    entry.count++
    counts.set(name, entry)
  }
  const total = ink.filter(Boolean).length
  const colours = [...counts]
    .map(([name, { hex, count }]) => ({ hex, name, share: count / Math.max(1, total) }))
    .filter(({ share }) => share > 0.06)
    .sort((a, b) => b.share - a.share)
  return {
    readable: true,
    drawn: total / grid.length,
    background,
    colours,
    resembles: total > 8 ? resemblances(ink) : [],
  }
}

/** The picture at 48 by 48, transparent parts as white paper. */
function sample({ width, height, rgba }: Bitmap): string[] {
  return Array.from({ length: SIDE * SIDE }, (_, i) => {
    const x = Math.floor((((i % SIDE) + 0.5) / SIDE) * width)
    const y = Math.floor(((Math.floor(i / SIDE) + 0.5) / SIDE) * height)
    const [r = 0, g = 0, b = 0, a = 0] = rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)
    const onPaper = (c: number) => 255 + ((c - 255) * a) / 255
    return toHex(onPaper(r), onPaper(g), onPaper(b))
  })
}

const edges = (grid: readonly string[]) =>
  grid.filter((_, i) => i < SIDE || i >= SIDE * (SIDE - 1) || i % SIDE === 0 || i % SIDE === SIDE - 1)

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '#ffffff'
}

/** The sprites whose filled outline, stretched to the same box, covers most of the same places. */
function resemblances(ink: readonly boolean[]): string[] {
  const shape = toEightByEight(fillHoles(ink, SIDE), SIDE)
  const scores = [...SPRITES.values()].map(({ name, rows }) => {
    const mask = rows.flatMap(row => [...row].map(letter => letter !== '.'))
    const other = toEightByEight(fillHoles(mask, 8), 8)
    const both = shape.filter((on, i) => on && other[i]).length
    const either = shape.filter((on, i) => on || other[i]).length
    return { name, overlap: both / Math.max(1, either) }
  })
  return scores
    .filter(({ overlap }) => overlap > 0.6)
    .sort((a, b) => b.overlap - a.overlap)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** An outline counts as the shape that it goes around: everything that the outside cannot reach. */
function fillHoles(ink: readonly boolean[], side: number): boolean[] {
  const outside = new Set<number>()
  const open: number[] = []
  const visit = (x: number, y: number) => {
    const i = y * side + x
    if (x < 0 || y < 0 || x >= side || y >= side || ink[i] || outside.has(i)) return
    outside.add(i)
    open.push(i)
  }
  for (let i = 0; i < side; i++) {
    visit(i, 0)
    visit(i, side - 1)
    visit(0, i)
    visit(side - 1, i)
  }
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const [x, y] = [i % side, Math.floor(i / side)]
    visit(x - 1, y)
    visit(x + 1, y)
    visit(x, y - 1)
    visit(x, y + 1)
  }
  return ink.map((_, i) => !outside.has(i))
}

/** The box around what is on, in 8 by 8. */
function toEightByEight(mask: readonly boolean[], side: number): boolean[] {
  const on = mask.flatMap((is, i) => (is ? [i] : []))
  const xs = on.map(i => i % side)
  const ys = on.map(i => Math.floor(i / side))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1]
  return Array.from({ length: 64 }, (_, i) => {
    const x = left + Math.floor((((i % 8) + 0.5) / 8) * width)
    const y = top + Math.floor(((Math.floor(i / 8) + 0.5) / 8) * height)
    return mask[y * side + x] ?? false
  })
}

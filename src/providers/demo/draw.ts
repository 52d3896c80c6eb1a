import { lookOf, looks, shaded } from './looks'
import type { Reading } from './read'

/** What is drawn, and why. */
export interface Drawing {
  pixels: string[]
  /** A thing with a drawing of its own, the face of a feeling, or only a colored patch. */
  kind: 'thing' | 'face' | 'patch'
  /** The thing that was asked for; of a patch the one that there is no drawing of. */
  thing?: string
}

const SIDE = 8
const PAPER = '#fdf6e3'
const NIGHT = '#141b40'
const INKS: Readonly<Record<string, string>> = looks.inks

/** Draws the first thing of a text that there is a drawing of, else the face of its feeling, else a patch of color. */
export function draw({ things, colors, feelings }: Reading, width: number, height: number, color: string): Drawing {
  const [first] = things
  const drawn = things.find(({ id }) => lookOf(id).sprite)
  const look = feelings[0] && looks.feelings[feelings[0].id]
  const face = look && 'face' in look ? look.face : undefined
  const isNight = things.some(({ id }) => id === 'night' || id === 'moon' || id === 'star')
  // A drawing of the second thing would pass for the first.
  const sprite =
    drawn && (drawn === first || !lookOf(first?.id ?? '').colors.length)
      ? lookOf(drawn.id).sprite
      : first
        ? undefined
        : face
  if (!sprite)
    return {
      pixels: Array.from({ length: width * height }, () => color),
      kind: 'patch',
      ...(first && { thing: first.id }),
    }
  const own = colors[0]?.hex
  const [hex = color, ...rows] = looks.sprites[sprite as keyof typeof looks.sprites].split(' ')
  const main = own ?? hex
  const inkOf = (letter: string) => {
    if (letter === '.') return isNight ? NIGHT : PAPER
    if (letter === 'M') return main
    return letter === 'L' ? shaded(main, 0.35) : letter === 'N' ? shaded(main, -0.3) : (INKS[letter] ?? main)
  }
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [Math.floor(((at % width) * SIDE) / width), Math.floor((Math.floor(at / width) * SIDE) / height)]
    return inkOf(rows[y]?.[x] ?? '.')
  })
  return { pixels, kind: drawn ? 'thing' : 'face', ...(drawn && { thing: drawn.id }) }
}

/** What a page looks at pictures with; a terminal has none of it. */
interface PictureTools {
  createImageBitmap(picture: Blob): Promise<object>
  OffscreenCanvas: new (
    width: number,
    height: number,
  ) => {
    getContext(kind: '2d'): {
      fillStyle: string
      fillRect(x: number, y: number, width: number, height: number): void
      drawImage(picture: object, x: number, y: number, width: number, height: number): void
      getImageData(x: number, y: number, width: number, height: number): { data: ArrayLike<number> }
    } | null
  }
}

/** A picture that was sent, as few pixels; undefined where there is no canvas to look at it with, as in a terminal. */
export async function smallCopy(mediaType: string, base64: string, side = SIDE): Promise<string[] | undefined> {
  const { createImageBitmap, OffscreenCanvas } = globalThis as unknown as Partial<PictureTools>
  if (!createImageBitmap || !OffscreenCanvas) return undefined
  try {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: mediaType }))
    const context = new OffscreenCanvas(side, side).getContext('2d')
    if (!context) return undefined
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, side, side)
    context.drawImage(bitmap, 0, 0, side, side)
    const { data } = context.getImageData(0, 0, side, side)
    const hexAt = (at: number) =>
      `#${[0, 1, 2].map(channel => (data[at * 4 + channel] ?? 255).toString(16).padStart(2, '0')).join('')}`
    return Array.from({ length: side * side }, (_, at) => hexAt(at))
  } catch {
    // A picture that cannot be decoded is one that the demo has not seen.
    return undefined
  }
}

/** The color that is most of a small copy, apart from paper. */
export function mainColor(pixels: readonly string[]): string {
  const counts = new Map<string, number>()
  const rounded = (hex: string) =>
    `#${[1, 3, 5].map(at => (Number.parseInt(hex.slice(at, at + 2), 16) & 0xe0).toString(16).padStart(2, '0')).join('')}`
  for (const hex of pixels)
    if (!/^#[ef].[ef].[ef]./.test(hex)) counts.set(rounded(hex), (counts.get(rounded(hex)) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return pixels.find(hex => rounded(hex) === most?.[0]) ?? '#ffffff'
}

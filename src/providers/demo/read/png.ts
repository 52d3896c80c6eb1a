import { unzlibSync } from 'fflate'
import { joinBytes } from '../../../engine/model/bytes'

/** A picture as red, green, blue, alpha bytes, row by row. */
export interface Bitmap {
  width: number
  height: number
  rgba: Uint8Array
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const MOST_PIXELS = 4_000_000

/**
 * Opens a PNG of 8 bits a channel, as a canvas writes it.
 * @throws Error when it is something else, broken, or larger than 4 million pixels.
 */
export function decodePng(bytes: Uint8Array): Bitmap {
  if (SIGNATURE.some((byte, i) => bytes[i] !== byte)) throw new Error('not a PNG')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const data: Uint8Array[] = []
  let palette = new Uint8Array()
  let seeThrough = new Uint8Array()
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const body = bytes.slice(at + 8, at + 8 + length)
    if (type === 'PLTE') palette = body
    if (type === 'tRNS') seeThrough = body
    if (type === 'IDAT') data.push(body)
    at += length + 12
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const colourType = bytes[25] ?? -1
  const channels = CHANNELS[colourType]
  if (bytes[24] !== 8 || !channels || bytes[28] !== 0) throw new Error('a kind of PNG that is not read here')
  if (width * height > MOST_PIXELS) throw new Error('too large')
  const raw = unzlibSync(joinBytes(data))
  if (raw.length < height * (width * channels + 1)) throw new Error('cut off')
  const rows = unfilter(raw, width, height, channels)
  const rgba = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++) rgba.set(pixel(rows, i * channels, colourType, palette, seeThrough), i * 4)
  return { width, height, rgba }
}

/** Undoes the five row filters of PNG, each of which predicts a byte from its left, upper and upper left neighbours. */
function unfilter(raw: Uint8Array, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const here = y * stride + x
      const left = x >= channels ? (out[here - channels] ?? 0) : 0
      const up = y > 0 ? (out[here - stride] ?? 0) : 0
      const corner = x >= channels && y > 0 ? (out[here - stride - channels] ?? 0) : 0
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0
      out[here] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

function pixel(rows: Uint8Array, at: number, type: number, palette: Uint8Array, seeThrough: Uint8Array): number[] {
  const value = rows[at] ?? 0
  if (type === 3) return [...palette.subarray(value * 3, value * 3 + 3), seeThrough[value] ?? 255]
  if (type === 0) return [value, value, value, 255]
  if (type === 4) return [value, value, value, rows[at + 1] ?? 255]
  return [...rows.subarray(at, at + 3), type === 6 ? (rows[at + 3] ?? 255) : 255]
}

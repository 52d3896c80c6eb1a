import { deflateSync } from 'node:zlib'

/** Each character of a text as the byte of its number. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, letter => letter.charCodeAt(0))

/** A text in UTF-16 with its byte order mark. */
export function utf16(text: string, isLittle = true): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * (text.length + 1)))
  for (const [at, letter] of [...`\ufeff${text}`].entries()) view.setUint16(2 * at, letter.charCodeAt(0), isLittle)
  return new Uint8Array(view.buffer)
}

/** A white PNG of a size; with more chunks where they are named. */
export function png(width: number, height: number, more = ''): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 1)
  // One bit a pixel, and a filter byte a row.
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 20_000), 255)
  for (let at = 0; at < rows.length; at += Math.ceil(width / 8) + 1) rows[at] = 0
  const chunks = [
    chunk('IHDR', Buffer.from(header.buffer)),
    ...(more === '' ? [] : [chunk(more, Buffer.alloc(8))]),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]))
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const around = new DataView(new ArrayBuffer(8))
  around.setUint32(0, data.length)
  around.setUint32(4, crc32(body))
  return Buffer.concat([Buffer.from(around.buffer, 0, 4), body, Buffer.from(around.buffer, 4, 4)])
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~crc >>> 0
}

/** The beginning of a JPEG of a size, with the Exif data of a camera or without. */
export function jpeg(width: number, height: number, hasExif = false): Uint8Array<ArrayBuffer> {
  const two = (value: number) => String.fromCharCode(value >> 8, value & 255)
  const exif = `\xff\xe1${two(14)}Exif\0\0MM\0*\0\0`
  const frame = `\xff\xc0${two(11)}\x08${two(height)}${two(width)}\x01\x01\x11\0`
  return bytesOf(`\xff\xd8${hasExif ? exif : `\xff\xe0${two(7)}JFIF\0`}${frame}\xff\xd9`)
}

/** A GIF of one dot; with the mark of an animation where it moves. */
export const gif = (isAnimated = false): Uint8Array<ArrayBuffer> =>
  bytesOf(
    `GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff${isAnimated ? '!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0' : ''},\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;`,
  )

/** A WebP of one dot without transparency. */
export const webp = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64'))

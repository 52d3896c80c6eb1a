/** Pixels of an image. */
export interface ImageSize {
  width: number
  height: number
}

/**
 * The size of an image as its own first bytes say it, which is what every decoder goes by. The name of its format is not
 * asked: what counts is what the provider will decode.
 * @returns null for anything but PNG, JPEG, GIF and WebP, and for what is broken
 */
export function imageSize(base64: string): ImageSize | null {
  const bytes = decode(base64)
  const size = bytes && (png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes))
  return size && size.width > 0 && size.height > 0 ? size : null
}

function decode(base64: string): DataView | null {
  try {
    const letters = atob(base64)
    const bytes = new Uint8Array(letters.length)
    for (let index = 0; index < letters.length; index++) bytes[index] = letters.charCodeAt(index)
    return new DataView(bytes.buffer)
  } catch {
    return null
  }
}

function startsWith(view: DataView, text: string, at = 0): boolean {
  if (view.byteLength < at + text.length) return false
  for (let index = 0; index < text.length; index++)
    if (view.getUint8(at + index) !== text.charCodeAt(index)) return false
  return true
}

function png(view: DataView): ImageSize | null {
  if (!startsWith(view, '\x89PNG\r\n\x1a\n') || !startsWith(view, 'IHDR', 12) || view.byteLength < 24) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The first frame may be larger than the screen that the file names; decoders enlarge the screen then. */
function gif(view: DataView): ImageSize | null {
  if (!(startsWith(view, 'GIF87a') || startsWith(view, 'GIF89a')) || view.byteLength < 13) return null
  const colors = (at: number) => {
    const packed = view.getUint8(at)
    return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
  }
  let at = 13 + colors(10)
  while (at < view.byteLength && view.getUint8(at) === 0x21) {
    at += 2
    while (at < view.byteLength && view.getUint8(at) > 0) at += view.getUint8(at) + 1
    at++
  }
  if (at + 10 > view.byteLength || view.getUint8(at) !== 0x2c) return null
  const edge = (screen: number, start: number, length: number) =>
    Math.max(view.getUint16(screen, true), view.getUint16(start, true) + view.getUint16(length, true))
  return { width: edge(6, at + 1, at + 5), height: edge(8, at + 3, at + 7) }
}

function webp(view: DataView): ImageSize | null {
  if (!startsWith(view, 'RIFF') || !startsWith(view, 'WEBP', 8) || view.byteLength < 30) return null
  if (startsWith(view, 'VP8X', 12)) {
    const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1
    return { width: three(24), height: three(27) }
  }
  if (startsWith(view, 'VP8L', 12)) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!startsWith(view, 'VP8 ', 12)) return null
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

function jpeg(view: DataView): ImageSize | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Any number of these may fill the space before a marker; the others have no content.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    // A frame: C0 to CF, but for three that are tables.
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    } else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}

/** Width and height in pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** The size that a picture says it has, without decoding it; undefined where it is broken. */
export function pictureSize(mediaType: string, bytes: Uint8Array): PictureSize | undefined {
  const read = readers[mediaType]
  try {
    const size = read?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch {
    // It ends too early.
    return undefined
  }
}

const readers: Readonly<Record<string, (view: DataView) => PictureSize | undefined>> = {
  'image/png': view => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': view => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
}

/** A JPEG is a list of segments, and one that begins a frame has the size. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at++
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // The pixels begin here, or the end.
    else if (marker === 0xda || marker === 0xd9) return undefined
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15, without the three of this range that are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** A WebP has the size in its header, or in the first chunk of pixels. */
function webpSize(view: DataView): PictureSize | undefined {
  const three = (at: number) => view.getUint16(at, true) + 65_536 * view.getUint8(at + 2)
  const kind = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15))
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

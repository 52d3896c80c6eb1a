import type { Picture } from '../kit/read-file'

/** Pictures of up to this many bytes and pixels a side are kept as they are. A link or a saved document contains them. */
const SMALL_BYTES = 300_000
const SMALL_SIDE = 2_000
/** Pixels of the longer side of a scaled picture. Models scale larger ones down. */
const LONGEST_SIDE = 1024

/** A picture as the input of a run: its data is base64. */
export interface PictureInput {
  mediaType: string
  data: string
}

/**
 * A picture as models take it: small, the right way up, without its place on a map, and one frame of several. Null when it
 * cannot be drawn.
 */
export async function asPictureInput(picture: Picture): Promise<PictureInput | null> {
  const { bytes, mediaType, width, height, isAnimated, hasExif } = picture
  const isSmall = bytes.length <= SMALL_BYTES && Math.max(width, height) <= SMALL_SIDE
  const blob = new Blob([bytes], { type: mediaType })
  return isSmall && !isAnimated && !hasExif ? toBase64(blob) : redraw(blob)
}

/** A picture of another type, in a browser that can show it. Null when it cannot. */
export async function redraw(picture: Blob): Promise<PictureInput | null> {
  try {
    const bitmap = await createImageBitmap(picture)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return null
    // JPEG has no transparency: transparent pixels would become black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const drawn = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.85))
    return drawn && toBase64(drawn)
  } catch {
    return null
  }
}

function toBase64(blob: Blob): Promise<PictureInput | null> {
  return new Promise(done => {
    const reader = new FileReader()
    reader.onerror = () => done(null)
    reader.onload = () => {
      const data = String(reader.result).split(',')[1]
      done(data ? { mediaType: blob.type, data } : null)
    }
    reader.readAsDataURL(blob)
  })
}

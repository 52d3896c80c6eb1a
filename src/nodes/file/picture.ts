/** Image types that models accept. An SVG is read as text. */
const KINDS = /^image\/(png|jpeg|webp|gif)$/

/** Images up to this many bytes are not scaled. A link or a saved document contains them. */
const SMALL = 300_000
/** Pixels of the longer side of a scaled image. Models scale larger ones down. */
const LONGEST_SIDE = 1024

interface Picture {
  mediaType: string
  data: string
}

export function isPicture(file: Pick<File, 'type'>): boolean {
  return KINDS.test(file.type)
}

/** An image as base64, scaled down if large. Null when the data is no image, regardless of its name. */
export async function asPicture(file: File): Promise<Picture | null> {
  if (file.size <= SMALL) return toBase64(file, file.type)
  try {
    const bitmap = await createImageBitmap(file)
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
    const smaller = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.85))
    return smaller && toBase64(smaller, 'image/jpeg')
  } catch {
    return null
  }
}

function toBase64(blob: Blob, mediaType: string): Promise<Picture | null> {
  return new Promise(done => {
    const reader = new FileReader()
    reader.onerror = () => done(null)
    reader.onload = () => {
      const data = String(reader.result).split(',')[1]
      done(data ? { mediaType, data } : null)
    }
    reader.readAsDataURL(blob)
  })
}

import type { RunInput } from '../../engine/model/document'
import { asPicture, isPicture } from './picture'

/** Maximum bytes of a chosen text, far more than a model reads. */
const MOST_BYTES = 1_000_000

type Read = { input: Exclude<RunInput, string> } | { problem: string }

/** Reads a chosen text, table or image, or returns why it is not accepted. */
export async function readChosen(file: File): Promise<Read> {
  if (isPicture(file)) {
    const image = await asPicture(file)
    return image ? { input: { image } } : { problem: `“${file.name}” cannot be opened as a picture.` }
  }
  if (file.size > MOST_BYTES) return { problem: `“${file.name}” is too long. A file may have 1 MB at most.` }
  const text = await file.text()
  if (text.includes('\0')) {
    return { problem: `“${file.name}” does not hold text. Take a text, a table as CSV, or a picture as PNG or JPEG.` }
  }
  return { input: { file: { name: file.name, mediaType: file.type || 'text/plain', text } } }
}

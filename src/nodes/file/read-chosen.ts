import type { RunInput } from '../../engine/document'
import { asPicture, isPicture } from './picture'

/** Bytes that a chosen text may have. What a model reads is far shorter than this. */
const MOST_BYTES = 1_000_000

type Read = { input: Exclude<RunInput, string> } | { problem: string }

/** Reads a text, a table or a picture that a person chose, or says why it cannot be taken. */
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

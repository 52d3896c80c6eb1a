/** Bytes that a chosen file may have. What a model reads is far shorter than this. */
const MOST_BYTES = 1_000_000

type Read = { file: { name: string; mediaType: string; text: string } } | { problem: string }

/** Reads the text of a file that a person chose, or says why it cannot be taken. */
export async function readChosen(file: File): Promise<Read> {
  if (file.size > MOST_BYTES) return { problem: `“${file.name}” is too long. A file may have 1 MB at most.` }
  const text = await file.text()
  if (text.includes('\0')) return { problem: `“${file.name}” does not hold text.` }
  return { file: { name: file.name, mediaType: file.type || 'text/plain', text } }
}

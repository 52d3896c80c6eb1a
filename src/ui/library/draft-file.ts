import { caps, sayBytes } from '../../documents/caps'
import type { TextFile } from '../../documents/file'
import { type ParsedDraft, parseDraft, type Refusal } from '../../documents/parse'

/** Reads a file that a person chose. A file that is too large is not even read. */
export async function readDraftFile(file: Pick<File, 'size' | 'text'>): Promise<ParsedDraft | Refusal> {
  if (file.size > caps.bytes) {
    return { problem: `This file is ${sayBytes(file.size)}. At most ${sayBytes(caps.bytes)} can be opened.` }
  }
  try {
    return parseDraft(await file.text())
  } catch {
    return { problem: 'This file could not be read. It may have been moved, or is still being written.' }
  }
}

/** Gives a text to the person as a file. */
export function download({ name, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download begins in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

import { caps, sayBytes } from '../../documents/caps'
import type { Draft } from '../../documents/draft'
import { type ParsedDraft, parseDraft, type Refusal } from '../../documents/parse'

/** A document as text of a file: its JSON, with what was typed for its runs beside it. */
export function draftAsText({ document, inputs }: Draft): string {
  const typed = Object.keys(inputs).length > 0 ? { inputs } : {}
  return `${JSON.stringify({ ...document, ...typed }, null, 2)}\n`
}

/** A name that every file system takes: "mood-ring.json". */
export function fileName(documentName: string): string {
  const plain = documentName
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${Array.from(plain).slice(0, 60).join('') || 'pipeline'}.json`
}

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
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download begins in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

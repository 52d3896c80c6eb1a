import { isJsonObject, type JsonObject } from '../engine/json'
import { parseJson } from '../engine/json-text'
import { caps, exceedsCaps } from './caps'
import type { Draft } from './draft'
import type { Library } from './library'
import { parseDraft } from './parse'
import { packRecording, parseRecording } from './recordings/recording'
import type { RecordingShelf } from './recordings/shelf'
import { toShareable } from './shareable'
import { StorageError } from './storage-error'

/*
 * The whole library in one file: a line of JSON that says what it is, then a line for each document and, behind it, a
 * line for each of its recordings. Lines can be written and read one after the other, however large the file is.
 */
const firstLine = { library: 1 }

/** What became of a file; `problems` are sentences. */
export interface ImportReport {
  added: number
  /** Documents that were in the library already, exactly so. */
  known: number
  problems: string[]
}

/** The lines of the file, each with its line end. */
export async function* exportLibrary(library: Library, shelf: RecordingShelf): AsyncGenerator<string> {
  yield line(firstLine)
  for (const { id } of (await library.list()).reverse()) {
    const stored = await library.open(id).catch(skipUnreadable)
    if (!stored) continue
    yield line({ document: toShareable(stored) })
    for (const entry of (await shelf.list(id)).reverse()) {
      const recording = await shelf.open(entry).catch(skipUnreadable)
      if (recording) yield line({ recording: packRecording(recording) })
    }
  }
}

/** Whether a text begins like the file of a whole library. */
export function isLibraryFile(beginning: string): boolean {
  return /^\s*\{\s*"library"\s*:/.test(beginning)
}

/**
 * Adds what a file holds to the library. Nothing that is there is replaced: a document whose id is taken by another one
 * gets a new id. A line that cannot be read is told and left out. `breathe` is awaited between lines, so that a page
 * that reads a large file goes on answering.
 */
export async function importLibrary(
  chunks: AsyncIterable<string>,
  library: Library,
  shelf: RecordingShelf,
  breathe: () => Promise<void>,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, known: 0, problems: [] }
  let documentId: string | null = null
  let number = 0
  for await (const text of linesOf(chunks)) {
    number++
    const problem = await takeLine(text).catch(tellDamaged)
    if (problem) report.problems.push(`Line ${number}: ${problem}`)
    if (number === 1 && problem) break
    await breathe()
  }
  if (number === 0) report.problems.push('There is nothing in it to open.')
  return report

  async function takeLine(text: string): Promise<string | null> {
    const tooMuch = exceedsCaps(text)
    if (tooMuch) return tooMuch
    const parsed = parseJson(text)
    if ('problem' in parsed || !isJsonObject(parsed.value)) return 'This is no line of a library.'
    if (number === 1) return sayVersion(parsed.value)
    if (parsed.value.document !== undefined) return takeDocument(parsed.value.document)
    return takeRecording(parsed.value.recording)
  }

  async function takeDocument(source: unknown): Promise<string | null> {
    documentId = null
    const parsed = parseDraft(source)
    if ('problem' in parsed) return parsed.problem
    const twin = await library.open(parsed.draft.document.id).catch(skipUnreadable)
    if (twin && sameDraft(twin.draft, parsed.draft)) {
      report.known++
      return null
    }
    documentId = (await library.create(parsed.draft)).id
    report.added++
    return null
  }

  async function takeRecording(source: unknown): Promise<string | null> {
    // Those of a document that was known, or could not be read, stay out with it.
    if (documentId === null) return null
    const parsed = parseRecording(source)
    if ('problem' in parsed) return parsed.problem
    await shelf.keep(parsed.recording, { documentId, origin: 'file' })
    return null
  }
}

function sayVersion(first: JsonObject): string | null {
  if (first.library === firstLine.library) return null
  return typeof first.library === 'number'
    ? 'This library was saved by a newer aili5. Reload the page to get the newest, then open it again.'
    : 'This is no file of a whole library.'
}

/** Goes on without what is gone or damaged; a storage that fails altogether ends it. */
function skipUnreadable(error: unknown): undefined {
  if (error instanceof StorageError && (error.code === 'gone' || error.code === 'damaged')) return undefined
  throw error
}

/** A full or broken storage is no fault of a line, and ends the import. */
function tellDamaged(error: unknown): string {
  if (error instanceof StorageError && error.code === 'damaged') return error.message
  throw error
}

const line = (content: object) => `${JSON.stringify(content)}\n`

function sameDraft(a: Draft, b: Draft): boolean {
  return (
    JSON.stringify(a.document) === JSON.stringify(b.document) && JSON.stringify(a.inputs) === JSON.stringify(b.inputs)
  )
}

/** Lines without their ends; empty ones are left out. One that grows too long is cut, and then refused for its length. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = chunk.split('\n')
    const last = lines.pop() ?? ''
    for (const [index, piece] of lines.entries()) {
      const whole = index === 0 ? rest + piece : piece
      rest = ''
      if (whole.trim() !== '') yield whole
    }
    if (rest.length <= caps.bytes) rest += last
  }
  if (rest.trim() !== '') yield rest
}

import { type LocalizedText, msg } from '../../language/message'
import { isEqualJson } from '../../model/equal-json'
import { isJsonObject, type JsonValue } from '../../model/json'
import { parseJson } from '../../model/json-text'
import { toShareable } from '../files/shareable'
import { caps, tooLarge } from '../format/caps'
import type { Draft } from '../format/draft'
import { parseDraft } from '../format/parse'
import { parseRecording, recordingAsJson } from '../recordings/recording'
import type { RecordingDatabase } from '../recordings/recording-database'
import type { Library } from './library'
import { StorageError } from './storage-error'

/* The whole library in one file: a line of JSON as header, then a line per document, followed by a line per
   recording of it. Lines are written and read as a stream, so the file may be large. */
const firstLine = { library: 1 }

/** The result of an import; `problems` are sentences. */
export interface ImportReport {
  added: number
  /** Documents that the library already contains unchanged. */
  known: number
  problems: LocalizedText[]
}

/** The lines of the file, with line ends. */
export async function* exportLibrary(library: Library, recordings: RecordingDatabase): AsyncGenerator<string> {
  yield line(firstLine)
  for (const { id } of (await library.list()).records.reverse()) {
    const stored = await library.open(id).catch(skipUnreadable)
    if (!stored) continue
    yield line({ document: toShareable(stored) })
    for (const entry of (await recordings.list(id)).reverse()) {
      const recording = await recordings.open(entry).catch(skipUnreadable)
      if (recording) yield line({ recording: recordingAsJson(recording) })
    }
  }
}

/** Whether a text begins like a library file. */
export function isLibraryFile(beginning: string): boolean {
  return /^\s*\{\s*"library"\s*:/.test(beginning)
}

/**
 * Adds the documents of a file to the library. Nothing is replaced: a document whose id is taken gets a new one. An
 * unreadable line is reported and skipped. `yieldControl` is awaited between lines, so that the page stays responsive.
 */
export async function importLibrary(
  chunks: AsyncIterable<string>,
  {
    library,
    recordings,
    yieldControl,
  }: { library: Library; recordings: RecordingDatabase; yieldControl(): Promise<void> },
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, known: 0, problems: [] }
  /** The document of the lines that follow. Recordings of a known or unreadable one are skipped with it. */
  let documentId: string | null = null
  let number = 0
  for await (const text of linesOf(chunks)) {
    number++
    const read = readFields(text)
    const problem = await (number === 1 ? versionProblem(read) : takeLine(read))
    if (problem) report.problems.push(msg('Line {number}: {problem}', { number, problem }))
    if (number === 1 && problem) break
    await yieldControl()
  }
  if (number === 0) report.problems.push(msg('There is nothing in it to open.'))
  return report

  async function takeLine(read: LineFields): Promise<LocalizedText | null> {
    if ('problem' in read) return read.problem
    if (read.document !== undefined) return takeDocument(read.document)
    if (read.recording === undefined) return noLine
    if (documentId === null) return null
    const parsed = parseRecording(read.recording)
    if ('problem' in parsed) return parsed.problem
    await recordings.keep(documentId, parsed.recording, 'file')
    return null
  }

  async function takeDocument(document: JsonValue): Promise<LocalizedText | null> {
    documentId = null
    const parsed = parseDraft(document)
    if ('problem' in parsed) return parsed.problem
    const existing = await library.open(parsed.draft.document.id).catch(skipUnreadable)
    if (existing && sameDraft(existing.draft, parsed.draft)) report.known++
    else {
      documentId = (await library.create(parsed.draft)).id
      report.added++
    }
    return null
  }
}

/** The fields of one line, or why it has none. */
type LineFields = { library?: JsonValue; document?: JsonValue; recording?: JsonValue } | { problem: LocalizedText }

const noLine = msg('This is not a line of a library.')

function readFields(text: string): LineFields {
  if (text.length > caps.bytes) return { problem: tooLarge(text.length, caps.bytes) }
  const parsed = parseJson(text)
  return 'problem' in parsed || !isJsonObject(parsed.value) ? { problem: noLine } : parsed.value
}

function versionProblem(read: LineFields): LocalizedText | null {
  if ('problem' in read) return read.problem
  if (read.library === firstLine.library) return null
  return typeof read.library === 'number'
    ? msg('This library was saved by a newer aili5. Reload the page to get the newest, then open it again.')
    : msg('This file is not a whole library.')
}

/** Skips missing and damaged documents; a storage failure ends the export or import. */
function skipUnreadable(error: unknown): undefined {
  if (error instanceof StorageError && (error.code === 'gone' || error.code === 'damaged')) return undefined
  throw error
}

const line = (content: object) => `${JSON.stringify(content)}\n`

function sameDraft(a: Draft, b: Draft): boolean {
  return isEqualJson(a.document, b.document) && isEqualJson(a.inputs, b.inputs)
}

/**
 * Lines without line ends, except empty ones. A line above the size limit is truncated, and rejected later for its
 * size.
 */
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

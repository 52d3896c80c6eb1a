import { type LocalizedText, msg } from '../../language/message'
import type { Document } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import { isJsonObject, type JsonValue } from '../../model/json'
import { parseJson } from '../../model/json-text'
import { toShareable } from '../files/shareable'
import { caps, tooLarge } from '../format/caps'
import type { Draft } from '../format/draft'
import { parseDraft } from '../format/parse'
import { packRecording } from '../recordings/pack'
import { parseRecording, type Recording, withDocument } from '../recordings/recording'
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
  for (const { id } of (await library.list()).reverse()) {
    const stored = await library.open(id).catch(skipUnreadable)
    if (!stored) continue
    yield line({ document: toShareable(stored) })
    for (const entry of (await recordings.list(id)).reverse()) {
      const recording = await recordings.open(entry).catch(skipUnreadable)
      if (recording) yield line({ recording: packRecording(recording, stored.draft.document) })
    }
  }
}

/** Whether a text begins like a library file. */
export function isLibraryFile(beginning: string): boolean {
  return /^\s*\{\s*"library"\s*:/.test(beginning)
}

/** The content of one line. An unreadable recording or document is identified. */
export type LibraryLine =
  | { kind: 'first'; version: JsonValue | undefined }
  | { kind: 'document'; draft: Draft }
  /** `isOfDocument`: of the document on the line above. */
  | { kind: 'recording'; recording: Recording; isOfDocument?: true }
  | { kind: 'problem'; problem: LocalizedText; of?: 'document' | 'recording' }

/** Parses one line. Saves nothing. */
export function readLine(text: string): LibraryLine {
  if (text.length > caps.bytes) return { kind: 'problem', problem: tooLarge(text.length, caps.bytes) }
  const parsed = parseJson(text)
  if ('problem' in parsed || !isJsonObject(parsed.value)) return noLine
  const { library, document, recording } = parsed.value
  if (document !== undefined) {
    const read = parseDraft(document)
    return 'problem' in read
      ? { kind: 'problem', problem: read.problem, of: 'document' }
      : { kind: 'document', draft: read.draft }
  }
  if (recording !== undefined) {
    const read = parseRecording(recording)
    return 'problem' in read
      ? { kind: 'problem', problem: read.problem, of: 'recording' }
      : {
          kind: 'recording',
          ...read,
          ...(isJsonObject(recording) && recording.document === true && { isOfDocument: true }),
        }
  }
  return { kind: 'first', version: library }
}

const noLine: LibraryLine = { kind: 'problem', problem: msg('This is no line of a library.') }

/** Where imported documents are saved, and how lines are parsed. */
interface ImportParts {
  library: Library
  recordings: RecordingDatabase
  /** `readLine`, or the same in a worker. */
  readLine(text: string): LibraryLine | Promise<LibraryLine>
  /** Awaited between lines, so that the page stays responsive. */
  yieldControl(): Promise<void>
}

/**
 * Adds the documents of a file to the library. Nothing is replaced: a document whose id is taken gets a new one. An
 * unreadable line is reported and skipped.
 */
export async function importLibrary(
  chunks: AsyncIterable<string>,
  { library, recordings, readLine, yieldControl }: ImportParts,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, known: 0, problems: [] }
  let documentId: string | null = null
  let document: Document | undefined
  let number = 0
  for await (const text of linesOf(chunks)) {
    number++
    const line = await readLine(text)
    const problem = await (number === 1 ? versionProblem(line) : takeLine(line).catch(describeDamaged))
    if (problem) report.problems.push(msg('Line {number}: {problem}', { number, problem }))
    if (number === 1 && problem) break
    await yieldControl()
  }
  if (number === 0) report.problems.push(msg('There is nothing in it to open.'))
  return report

  async function takeLine(line: LibraryLine): Promise<LocalizedText | null> {
    if (line.kind === 'document') return takeDocument(line.draft)
    if (line.kind === 'recording') return takeRecording(line.recording, line.isOfDocument ? document : undefined)
    if (line.kind === 'first') return msg('This is no line of a library.')
    if (line.of === 'document') documentId = null
    return line.of === 'recording' && documentId === null ? null : line.problem
  }

  async function takeDocument(draft: Draft): Promise<null> {
    documentId = null
    const existing = await library.open(draft.document.id).catch(skipUnreadable)
    if (existing && sameDraft(existing.draft, draft)) {
      report.known++
      return null
    }
    documentId = (await library.create(draft)).id
    document = draft.document
    report.added++
    return null
  }

  async function takeRecording(read: Recording, ran: Document | undefined): Promise<null> {
    const recording = ran ? { ...read, events: withDocument(read.events, ran) } : read
    // Recordings of a known or unreadable document are skipped with it.
    if (documentId !== null) await recordings.keep(recording, { documentId, origin: 'file' })
    return null
  }
}

function versionProblem(line: LibraryLine): LocalizedText | null {
  if (line.kind === 'problem' && !line.of) return line.problem
  const version = line.kind === 'first' ? line.version : undefined
  if (version === firstLine.library) return null
  return typeof version === 'number'
    ? msg('This library was saved by a newer aili5. Reload the page to get the newest, then open it again.')
    : msg('This is no file of a whole library.')
}

/** Skips missing and damaged documents; a storage failure ends the export. */
function skipUnreadable(error: unknown): undefined {
  if (error instanceof StorageError && (error.code === 'gone' || error.code === 'damaged')) return undefined
  throw error
}

/** A full or failing storage ends the import. */
function describeDamaged(error: unknown): LocalizedText {
  if (error instanceof StorageError && error.code === 'damaged') return error.words
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

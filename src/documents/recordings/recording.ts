import * as v from 'valibot'
import { type MessageDescriptor, msg } from '../../language/message'
import { type RunEvent, RunEventSchema } from '../../model/events'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { storedDraft, tidyJson } from '../format/parse'

/** Source of an imported recording: its content is not verified. */
export type RecordingOrigin = 'link' | 'file'

/** A recorded run. Its first event has the document that ran, so that later edits never change what the run shows. */
export interface Recording {
  /** The run's id. */
  id: string
  documentId: string
  documentName: string
  events: readonly RunEvent[]
}

/** The version of the format that this page writes. */
const newest = 1

/** A recording of a run's events; null when there is no run in them. */
export function recordingOf(events: readonly RunEvent[]): Recording | null {
  const [start] = events
  if (start?.type !== 'run-start') return null
  return { id: start.runId, documentId: start.documentId, documentName: start.documentName, events }
}

/** A recording as JSON, for files and storage: its events, the first of which has the document. */
export function recordingAsJson({ events }: Recording): JsonObject {
  return { recording: newest, events: events as unknown as JsonValue[] }
}

/** The parser of recordings from elsewhere: returns a recording, or a sentence that says why not. */
export function parseRecording(source: unknown): { recording: Recording } | { problem: MessageDescriptor } {
  const sanitized = tidyJson(source)
  return 'problem' in sanitized ? sanitized : recordingFrom(sanitized.value)
}

/** The same for one that this page has stored, of any length. A document in it that cannot be read is left out. */
export function recordingFrom(value: JsonValue): { recording: Recording } | { problem: MessageDescriptor } {
  if (!isJsonObject(value) || !Array.isArray(value.events) || typeof value.recording !== 'number') {
    return { problem: msg('This is not a recording of a run.') }
  }
  if (value.recording > newest) {
    return {
      problem: msg('This recording was made by a newer aili5. Reload the page to get the newest, then open it again.'),
    }
  }
  const parsed = v.safeParse(v.array(RunEventSchema), value.events)
  if (!parsed.success) return { problem: msg('This recording is damaged: one of its events cannot be read.') }
  const [first, ...rest] = parsed.output
  if (first?.type !== 'run-start') return { problem: msg('This recording is damaged: its beginning is missing.') }
  const { document, ...start } = first
  const read = storedDraft((document ?? null) as JsonValue)
  const events = [{ ...start, ...('draft' in read && { document: read.draft.document }) }, ...rest]
  return { recording: { id: first.runId, documentId: first.documentId, documentName: first.documentName, events } }
}

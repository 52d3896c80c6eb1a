import { msg } from '../../language/message'
import type { RunEvent, RunEventOf } from '../../model/events'
import { outcomeOfRun, PAGE_ENDED } from '../../model/run-outcome'
import type { Recording, RecordingOrigin } from './recording'

/** The list entry of a recording, stored separately, so that the list reads no run. */
export interface RecordingEntry {
  documentId: string
  /** Number of the recording for its document. */
  number: number
  /** The run's id. */
  runId: string
  /** Milliseconds since the epoch. */
  startedAt: number
  durationMs: number
  /** `under-way`: in progress, or lost with its page; `page-ended`: ended because its page did. */
  status: 'finished' | 'cut-short' | 'failed' | 'stopped' | 'limit' | 'page-ended' | 'under-way'
  modelCalls: number
  /** Stored bytes. */
  bytes: number
  /** The beginning of the last reply. */
  said?: string
  /** Its source, when it was imported. */
  origin?: RecordingOrigin
}

/** Characters of the last reply that are stored for the list, which shows fewer, without Markdown. */
const mostSaid = 300

/** The list entry of a run. */
export function entryOf({ id, events }: Recording, bytes: number): Omit<RecordingEntry, 'documentId' | 'number'> {
  const said = lastWords(events).trim()
  const startedAt = events[0]?.at ?? 0
  return {
    runId: id,
    startedAt,
    durationMs: (events.at(-1)?.at ?? startedAt) - startedAt,
    status: outcomeOfRun(events) ?? 'stopped',
    modelCalls: events.filter(event => event.type === 'request').length,
    bytes,
    ...(said && { said: said.slice(0, mostSaid) }),
  }
}

/** The last reply with text; for an interrupted run, what was received. */
function lastWords(events: readonly RunEvent[]): string {
  const last = events.findLastIndex(event => event.type === 'response' && event.text.trim() !== '')
  const since = events.slice(last + 1).flatMap(event => (event.type === 'text-delta' ? [event] : []))
  const streamed = since.filter(({ nodeId, round }) => {
    const newest = since.at(-1)
    return nodeId === newest?.nodeId && round === newest.round
  })
  if (events.at(-1)?.type === 'run-end' && streamed.length > 0) {
    const text = streamed.map(({ text }) => text).join('')
    if (text.trim() !== '') return text
  }
  return last < 0 ? '' : (events[last] as RunEventOf<'response'>).text
}

const sentence = msg('The page was closed, reloaded or lost before this run was over. This is what it had so far.')

/** An interrupted run, completed with an end event that has the reason. */
export function endedByPage(recording: Recording): Recording {
  const { events } = recording
  const [first, last] = [events[0], events.at(-1)]
  if (!first || !last || last.type === 'run-end') return recording
  const end: RunEvent = {
    at: last.at,
    type: 'run-end',
    status: 'stopped',
    durationMs: last.at - first.at,
    message: sentence,
    code: PAGE_ENDED,
  }
  return { ...recording, events: [...events, end] }
}

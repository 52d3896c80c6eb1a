import type { RunEvent } from '../../model/events'
import type { Recording } from './recording'

/** A recording of a run's events; null when there is no run in them. */
export function recordingOf(events: readonly RunEvent[]): Recording | null {
  const [start] = events
  if (start?.type !== 'run-start') return null
  return { id: start.runId, documentId: start.documentId, documentName: start.documentName, events }
}

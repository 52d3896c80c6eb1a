import { buildDocument } from './build-document'
import type { Document } from './document'
import type { RunEvent } from './events'

const nothing = buildDocument({ id: '', name: '', pipelines: [] })

/** The document of a run, independent of later edits; an empty one where nothing was recorded. */
export function ranDocument([start]: readonly RunEvent[]): Document {
  return (start?.type === 'run-start' && start.document) || nothing
}

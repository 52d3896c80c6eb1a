import type { Library } from '../../documents/library/library'
import type { RecordingDatabase, RecordingEntry } from '../../documents/recordings/recording-database'
import type { Document } from '../../model/document'
import type { RunEvent } from '../../model/events'

/** Reads documents of the library and their runs without opening them. What cannot be read is left out. */
export interface Archive {
  /** All documents, the newest first. */
  documents(): Promise<Document[]>
  /** The newest runs of a document, each with its events. */
  runs(documentId: string, most: number): Promise<{ entry: RecordingEntry; events: readonly RunEvent[] }[]>
}

interface ArchiveParts {
  library: Pick<Library, 'list' | 'open'>
  recordings: Pick<RecordingDatabase, 'list' | 'open'>
}

/** The archive over library and recordings. A document is read again only after it was saved. */
export function createArchive({ library, recordings }: ArchiveParts): Archive {
  const read = new Map<string, { revision: number; document: Document | null }>()
  return {
    async documents() {
      const found: Document[] = []
      const { records } = await library.list().catch(() => ({ records: [] }))
      for (const { id, revision } of records) {
        const before = read.get(id)
        const known = before?.revision === revision ? before : { revision, document: await documentOf(id) }
        read.set(id, known)
        if (known.document) found.push(known.document)
      }
      return found
    },
    async runs(documentId, most) {
      const entries = await recordings.list(documentId).catch(() => [])
      const runs = await Promise.all(
        entries.slice(0, most).map(async entry => {
          const recording = await recordings.open(entry).catch(() => null)
          return recording ? [{ entry, events: recording.events }] : []
        }),
      )
      return runs.flat()
    },
  }

  async function documentOf(id: string): Promise<Document | null> {
    try {
      const { draft } = await library.open(id)
      return { ...draft.document, id }
    } catch {
      return null
    }
  }
}

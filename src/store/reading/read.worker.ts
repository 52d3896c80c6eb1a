import { readIncoming } from '../../documents/files/incoming'
import { readLine } from '../../documents/library/library-file'
import { fromPieces, isLargeJson, type Pieces, toPieces } from '../../documents/library/pieces'
import { readStoredFrom } from '../../documents/library/read-stored'
import { openRecordStore } from '../../documents/library/record-store'
import type { FromReader, Readings, ReadTask } from './reader'

// A program of its own: what comes from outside is read here, so that the page can end it when it takes too long.

// The headless part of the page has no types for a worker's own scope.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<ReadTask>) => void
  postMessage(message: FromReader, transferred?: ArrayBuffer[]): void
  indexedDB: IDBFactory | undefined
}

type Read<Kind extends keyof Readings> = (task: ReadTask) => Readings[Kind] | Promise<Readings[Kind]>

const openStore = () => openRecordStore(scope.indexedDB)
const opened = async (pieces: Pieces = []) => (await fromPieces(pieces, () => {})) as never
const loadSaving = () => import('../../documents/library/save-from-pieces')

// What few texts are is loaded when one of them comes.
const readers: { [Kind in keyof Readings]: Read<Kind> } = {
  incoming: ({ text, ...options }) => readIncoming(text, options),
  line: ({ text }) => readLine(text),
  table: async ({ text, headed = true }) => (await import('../batch/read-table')).readTable(text, { headed }),
  html: async ({ text }) => (await import('../../nodes/url_loader/html-text')).textOfHtml(text),
  stored: ({ text }) => readStoredFrom(openStore(), text),
  create: async ({ pieces }) => (await loadSaving()).createFrom(openStore(), await opened(pieces)),
  save: async ({ pieces }) => (await loadSaving()).saveFrom(openStore(), await opened(pieces)),
}

scope.onmessage = async ({ data: task }) => {
  try {
    const result = await readers[task.as](task)
    if (!isLargeJson(result)) return scope.postMessage({ type: 'read', result })
    const pieces = await toPieces(result, () => {})
    scope.postMessage(
      { type: 'read-large', pieces },
      pieces.map(({ buffer }) => buffer),
    )
  } catch (error) {
    scope.postMessage({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}
scope.postMessage({ type: 'ready' })

import type { Incoming, IncomingOptions } from '../../documents/files/incoming'
import type { LibraryLine } from '../../documents/library/library-file'
import { fromPieces, type Pieces } from '../../documents/library/pieces'
import type { CreateReading, SaveReading, StoredReading } from '../../documents/library/read-stored'
import { joinTexts, LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import type { PageText } from '../../nodes/url_loader/html-text'
import type { TableText } from '../batch/read-table'
import { yieldToMain } from '../yield-to-main'

/** What texts are read as: how each is read, and what comes of it. */
export interface Readings {
  incoming: Incoming
  line: LibraryLine
  table: TableText
  html: PageText
  /** A document of the store, by its id. */
  stored: StoredReading
  /** A document that is added to the store. */
  create: CreateReading
  /** A document that is saved over another revision. */
  save: SaveReading
}

/** What a worker is given: a text, or an id, and what it is read as. */
export interface ReadTask extends IncomingOptions {
  as: keyof Readings
  text: string
  /** Of a table: whether its first row has the heads. */
  headed?: boolean
  /** What is saved. */
  pieces?: Pieces
}

/** Messages from the worker to the page. A large result comes in pieces. */
export type FromReader =
  | { type: 'ready' }
  | { type: 'read'; result: Readings[keyof Readings] }
  | { type: 'read-large'; pieces: Pieces }
  | { type: 'failed'; message: string }

/** The part of a worker that a reader uses. */
export interface ReadWorker {
  postMessage(task: ReadTask, transferred?: ArrayBuffer[]): void
  terminate(): void
  onmessage: ((event: { data: FromReader }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

/** Reads texts from outside, one after the other. */
export interface Reader {
  incoming(text: string, options?: IncomingOptions): Promise<Incoming>
  line(text: string): Promise<LibraryLine>
  table(text: string, options: { headed: boolean }): Promise<TableText>
  /** @throws Error with a sentence where it takes too long. */
  html(text: string): Promise<PageText>
  /** Terminates the worker. The next read starts a new one. */
  end(): void
}

/** A reader that also reads and writes what the page keeps. */
export interface StoreReader extends Reader {
  stored(id: string): Promise<StoredReading>
  /** @throws Error where it takes too long; then it is unknown whether it is saved. So does `save`. */
  create(given: Pieces): Promise<CreateReading>
  save(given: Pieces): Promise<SaveReading>
}

/** How long one text may take to be read. */
export const READING_LIMIT_MS = 10_000
/** How long the code that reads may take to arrive. */
const LOADING_MS = 60_000

const UNLOADED = msg('The part of the page that opens this could not be fetched.')
const ENDED = 'Its worker was terminated.'
const STOPPED = msg('Reading this took longer than {seconds, number} seconds, and was stopped.', {
  seconds: READING_LIMIT_MS / 1000,
})
const KEPT = joinTexts([STOPPED, msg('It is kept as it was.')], ' ')
const TOO_LONG = joinTexts(
  [STOPPED, msg('Nothing was opened. If you made it yourself, make it smaller and try again.')],
  ' ',
)

/**
 * Reads in a worker, so that no text blocks the page. A text that takes too long is rejected, and its worker
 * terminated.
 */
export function createReader(startWorker: () => ReadWorker): StoreReader {
  let ready: Promise<ReadWorker> | null = null
  let running: ReadWorker | null = null
  /** What was asked before the worker was terminated neither waits nor terminates the next one. */
  let generation = 0
  let before: Promise<unknown> = Promise.resolve()

  function end(): void {
    running?.terminate()
    running = null
    ready = null
    generation++
    before = Promise.resolve()
  }

  async function begin(): Promise<ReadWorker> {
    const worker = startWorker()
    running = worker
    const said = await nextWord(worker, LOADING_MS)
    if (said !== 'late' && said !== 'broken') return worker
    end()
    throw new LocalizedError(UNLOADED)
  }

  function read(task: ReadTask): Promise<Readings[keyof Readings] | 'late'> {
    const asked = generation
    const reading = before.then(() => readNow(task, asked))
    before = reading.catch(() => {})
    return reading
  }

  async function readNow(task: ReadTask, asked: number): Promise<Readings[keyof Readings] | 'late'> {
    if (asked !== generation) throw new Error(ENDED)
    ready ??= begin()
    const worker = await ready
    const answer = nextWord(worker, READING_LIMIT_MS)
    worker.postMessage(
      task,
      task.pieces?.map(({ buffer }) => buffer),
    )
    const said = await answer
    if (asked !== generation) throw new Error(ENDED)
    if (said === 'late' || said === 'broken') end()
    if (said === 'late') return said
    if (said === 'broken') throw new LocalizedError(UNLOADED)
    if (said.type === 'read') return said.result
    if (said.type === 'read-large') return (await fromPieces(said.pieces, yieldToMain())) as Readings[keyof Readings]
    throw said.type === 'failed' ? new Error(said.message) : new LocalizedError(UNLOADED)
  }

  return {
    async incoming(text, options) {
      const found = await read({ ...options, as: 'incoming', text })
      return found === 'late' ? { kind: 'nothing', problem: TOO_LONG } : (found as Incoming)
    },
    async line(text) {
      const found = await read({ as: 'line', text })
      return found === 'late' ? { kind: 'problem', problem: TOO_LONG } : (found as LibraryLine)
    },
    async table(text, { headed }) {
      const found = await read({ as: 'table', text, headed })
      return found === 'late' ? { problem: TOO_LONG } : (found as TableText)
    },
    async html(text) {
      const found = await read({ as: 'html', text })
      if (found === 'late') throw new LocalizedError(STOPPED)
      return found as PageText
    },
    async stored(id) {
      const found = await read({ as: 'stored', text: id })
      return found === 'late' ? { code: 'failed', problem: KEPT } : (found as StoredReading)
    },
    async create(given) {
      const found = await read({ as: 'create', text: '', pieces: given })
      if (found === 'late') throw new LocalizedError(STOPPED)
      return found as CreateReading
    },
    async save(given) {
      const found = await read({ as: 'save', text: '', pieces: given })
      if (found === 'late') throw new LocalizedError(STOPPED)
      return found as SaveReading
    },
    end,
  }
}

/** The next message of a worker: `late` on timeout, `broken` when it fails. */
function nextWord(worker: ReadWorker, limitMs: number): Promise<FromReader | 'late' | 'broken'> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve('late'), limitMs)
    const settle = (said: FromReader | 'broken') => {
      clearTimeout(timer)
      resolve(said)
    }
    worker.onmessage = ({ data }) => settle(data)
    worker.onerror = () => settle('broken')
  })
}

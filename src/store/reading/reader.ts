import type { Incoming } from '../../documents/incoming'
import type { LibraryLine } from '../../documents/library-file'

/** What a worker is given: a text, and what it is read as. */
export interface ReadTask {
  as: 'incoming' | 'line'
  text: string
}

/** Messages from the worker to the page. */
export type FromReader =
  | { type: 'ready' }
  | { type: 'read'; result: Incoming | LibraryLine }
  | { type: 'failed'; message: string }

/** The part of a worker that a reader uses. */
export interface ReadWorker {
  postMessage(task: ReadTask): void
  terminate(): void
  onmessage: ((event: { data: FromReader }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

/** Reads texts from outside, one after the other. */
export interface Reader {
  incoming(text: string): Promise<Incoming>
  line(text: string): Promise<LibraryLine>
  /** Terminates the worker. The next read starts a new one. */
  end(): void
}

/** How long one text may take to be read. */
export const READING_LIMIT_MS = 10_000
/** How long the code that reads may take to arrive. */
const LOADING_MS = 60_000

const UNLOADED = 'The part of the page that opens this could not be fetched.'
const TOO_LONG = `Reading this took longer than ${READING_LIMIT_MS / 1000} seconds, and was stopped. Nothing was opened. If you made it yourself, make it smaller and try again.`

/**
 * Reads in a worker, so that no text blocks the page. A text that takes too long is rejected, and its worker
 * terminated.
 */
export function createReader(startWorker: () => ReadWorker): Reader {
  let ready: Promise<ReadWorker> | null = null
  let running: ReadWorker | null = null

  function end(): void {
    running?.terminate()
    running = null
    ready = null
  }

  async function begin(): Promise<ReadWorker> {
    const worker = startWorker()
    running = worker
    const said = await nextWord(worker, LOADING_MS)
    if (said !== 'late' && said !== 'broken') return worker
    end()
    throw new Error(UNLOADED)
  }

  async function read(task: ReadTask): Promise<Incoming | LibraryLine | 'late'> {
    ready ??= begin()
    const worker = await ready
    const answer = nextWord(worker, READING_LIMIT_MS)
    worker.postMessage(task)
    const said = await answer
    if (said === 'late' || said === 'broken') end()
    if (said === 'late') return said
    if (said !== 'broken' && said.type === 'read') return said.result
    throw new Error(said !== 'broken' && said.type === 'failed' ? said.message : UNLOADED)
  }

  return {
    async incoming(text) {
      const found = await read({ as: 'incoming', text })
      return found === 'late' ? { kind: 'nothing', problem: TOO_LONG } : (found as Incoming)
    },
    async line(text) {
      const found = await read({ as: 'line', text })
      return found === 'late' ? { kind: 'problem', problem: TOO_LONG } : (found as LibraryLine)
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

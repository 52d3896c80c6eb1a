import { type LocalizedText, msg } from '../../language/message'
import type { CodeJob, CodeResult, Host } from '../../model/host'
import { TIME_LIMIT_MS, TOO_SLOW } from './time-limit'

/** Messages from the page to the worker. */
export interface ToWorker {
  job: CodeJob
}

/** Messages from the worker to the page. */
export type FromWorker = { type: 'ready' } | { type: 'failed'; message: string } | { type: 'done'; result: CodeResult }

/** The part of a worker that a runner uses. */
export interface WorkerLike {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: { data: FromWorker }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

/** Beyond the interpreter's own limit: a worker that has not answered by then is ended. */
const GRACE_MS = 1_000
/** How long an interpreter may take to arrive. */
const LOADING_MS = 30_000

const UNLOADED = msg(
  'The part of the page that runs code could not be fetched. Look at your connection, and run again.',
)

/**
 * Runs code in workers, each with one job at a time. A worker that is done waits for the next job; one that hangs, or
 * whose run was stopped, is ended.
 */
export function createCodeRunner(startWorker: () => WorkerLike): NonNullable<Host['runCode']> {
  const idle: WorkerLike[] = []

  return (job, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const waiting = idle.pop()
      const worker = waiting ?? startWorker()
      let timer: ReturnType<typeof setTimeout>

      const settle = (outcome: () => void, isReusable = false) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
        worker.onmessage = null
        worker.onerror = null
        if (isReusable) idle.push(worker)
        else worker.terminate()
        outcome()
      }
      const stop = () => settle(() => reject(signal.reason))
      const fail = (problem: LocalizedText) => settle(() => resolve({ problem }))
      const begin = () => {
        clearTimeout(timer)
        timer = setTimeout(() => fail(TOO_SLOW), TIME_LIMIT_MS + GRACE_MS)
        worker.postMessage({ job })
      }

      signal.addEventListener('abort', stop, { once: true })
      worker.onerror = () => fail(UNLOADED)
      worker.onmessage = ({ data }) => {
        if (data.type === 'ready') begin()
        else if (data.type === 'failed') fail(UNLOADED)
        else settle(() => resolve(data.result), true)
      }
      timer = setTimeout(() => fail(UNLOADED), LOADING_MS)
      if (waiting) begin()
    })
}

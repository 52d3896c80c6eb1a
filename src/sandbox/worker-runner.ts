import { LocalizedError } from '../language/localized-error'
import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import type { Host } from '../model/host'
import type { CodeJob, CodeResult, ShellCommand, ShellResult } from '../model/services'
import { CODE_LIMIT_MS, CODE_TOO_SLOW, COMMAND_LIMIT_MS, COMMAND_TOO_SLOW } from './limits'

/** Messages of a worker: it can take a job, it is done with one, or it failed. */
export type FromWorker<Result> =
  | { type: 'ready' }
  | { type: 'done'; result: Result }
  | { type: 'failed'; message: LocalizedText }

/** The part of a worker that a runner uses: of a page, or of Node. */
export interface JobWorker<Job, Result> {
  postMessage(job: Job): void
  terminate(): void
  onmessage: ((event: { data: FromWorker<Result> }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

interface Limits {
  /** How long a worker may take to arrive, and what is said of one that does not. */
  loadingMs: number
  unloaded: MessageDescriptor
  /** How long a job may take, and what is said of one that takes longer. */
  limitMs: number
  tooSlow: MessageDescriptor
}

const refused = msg(
  'This browser does not let code run beside the page: it has no workers, or they are turned off. Whoever looks after this device may turn them on.',
)

/**
 * Runs each job in a worker that has no other job. A worker that takes too long, or whose run was stopped, is ended: that
 * ends any code. One that is done waits for the next job.
 */
function createRunner<Job, Result>(
  startWorker: () => JobWorker<Job, Result>,
  { loadingMs, unloaded, limitMs, tooSlow }: Limits,
): (job: Job, signal: AbortSignal) => Promise<Result> {
  const idle: JobWorker<Job, Result>[] = []

  return (job, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const waiting = idle.pop()
      let worker: JobWorker<Job, Result>
      try {
        worker = waiting ?? startWorker()
      } catch {
        return reject(new LocalizedError(refused))
      }
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
      const fail = (why: LocalizedText) => settle(() => reject(new LocalizedError(why)))
      const begin = () => {
        clearTimeout(timer)
        timer = setTimeout(() => fail(tooSlow), limitMs)
        worker.postMessage(job)
      }

      signal.addEventListener('abort', stop, { once: true })
      worker.onerror = () => fail(unloaded)
      worker.onmessage = ({ data }) => {
        if (data.type === 'ready') begin()
        else if (data.type === 'failed') fail(data.message)
        else settle(() => resolve(data.result), true)
      }
      timer = setTimeout(() => fail(unloaded), loadingMs)
      if (waiting) begin()
    })
}

/** Beyond the interpreter's own limit, which it keeps unless something in it takes long. */
const GRACE_MS = 1_000
const LOADING_MS = 60_000

/** Runs custom code in workers. What fails is a problem of the code's card. */
export function createCodeRunner(startWorker: () => JobWorker<CodeJob, CodeResult>): NonNullable<Host['runCode']> {
  const run = createRunner(startWorker, {
    loadingMs: LOADING_MS,
    unloaded: msg('The part of the page that runs code could not be loaded. Check your connection, and run again.'),
    limitMs: CODE_LIMIT_MS + GRACE_MS,
    tooSlow: CODE_TOO_SLOW,
  })
  return async (job, signal) => {
    try {
      return await run(job, signal)
    } catch (error) {
      if (error instanceof LocalizedError && !signal.aborted) return { problem: error.words }
      throw error
    }
  }
}

/** Runs commands of the shell in workers. */
export function createShell(startWorker: () => JobWorker<ShellCommand, ShellResult>): NonNullable<Host['runCommand']> {
  return createRunner(startWorker, {
    loadingMs: LOADING_MS,
    unloaded: msg('The shell could not be loaded. Check your connection, and run again.'),
    limitMs: COMMAND_LIMIT_MS,
    tooSlow: COMMAND_TOO_SLOW,
  })
}

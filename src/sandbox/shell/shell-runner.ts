import { LocalizedError } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import type { Host, ShellCommand, ShellResult } from '../../model/host'

/** Messages from the worker to the page. */
export type FromShell = { type: 'ready' } | { type: 'done'; result: ShellResult } | { type: 'failed'; message: string }

/** The part of a worker that a runner uses. */
export interface ShellWorker {
  postMessage(command: ShellCommand): void
  terminate(): void
  onmessage: ((event: { data: FromShell }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

/** How long one command may take. */
export const COMMAND_LIMIT_MS = 10_000
/** How long the shell may take to arrive. */
const LOADING_MS = 60_000

const UNLOADED = msg('The shell could not be fetched. Look at your connection, and run again.')

/** Runs each command in a worker of its own, which is ended with it: by its end, by its time, or by the run's. */
export function createShell(startWorker: () => ShellWorker): NonNullable<Host['runCommand']> {
  return (command, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const worker = startWorker()
      const settle = (outcome: () => void) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
        worker.onmessage = null
        worker.onerror = null
        worker.terminate()
        outcome()
      }
      const stop = () => settle(() => reject(signal.reason))
      const fail = (message: LocalizedText) => settle(() => reject(new LocalizedError(message)))
      let timer = setTimeout(() => fail(UNLOADED), LOADING_MS)
      signal.addEventListener('abort', stop, { once: true })
      worker.onerror = () => fail(UNLOADED)
      worker.onmessage = ({ data }) => {
        if (data.type === 'done') settle(() => resolve(data.result))
        else if (data.type === 'failed') fail(data.message)
        else {
          clearTimeout(timer)
          const late = msg(
            'The command took longer than {seconds, plural, one {# second} other {# seconds}}, and was stopped.',
            { seconds: COMMAND_LIMIT_MS / 1000 },
          )
          timer = setTimeout(() => fail(late), COMMAND_LIMIT_MS)
          worker.postMessage(command)
        }
      }
    })
}

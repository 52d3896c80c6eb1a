import { dirname } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { t } from '../language/active'
import { describeFileError } from '../terminal/file-error'
import { exit, type Terminal } from './terminal'

/** What stops a command: Ctrl-C, `kill`, and a terminal that was closed. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The current process as a terminal. Ctrl-C aborts the command; a second one exits at once. */
export function processTerminal(): Terminal {
  const stop = new AbortController()
  const interrupt = () => {
    // Unlike the default action of a signal, this ends programs that scripts have started.
    if (stop.signal.aborted) process.exit(exit.interrupted)
    stop.abort(new Error('The person stopped the command.'))
  }
  for (const signal of stopSignals) process.on(signal, interrupt)
  const outputFailed = (error: unknown) => {
    if (stop.signal.aborted) process.exit(exit.interrupted)
    // The reader may close early, like `head`; that is no error.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') process.exit(exit.done)
    process.stderr.write(`${t('The result could not be written. {problem}', { problem: describeFileError(error) })}\n`)
    process.exit(exit.failed)
  }
  process.stdout.on('error', outputFailed)
  // Without a reader of messages, the result is still wanted.
  process.stderr.on('error', () => {})
  let lines: { reader: Interface; next: AsyncIterator<string> } | undefined
  return {
    env: process.env,
    signal: stop.signal,
    stdin: {
      isTTY: process.stdin.isTTY === true,
      async readAll() {
        process.stdin.setEncoding('utf8')
        let text = ''
        for await (const piece of process.stdin) text += piece
        return text
      },
      async readLine(question) {
        if (!lines) {
          const reader = createInterface({ input: process.stdin, output: process.stderr })
          // In raw mode Ctrl-C sends no signal.
          reader.once('SIGINT', interrupt)
          lines = { reader, next: reader[Symbol.asyncIterator]() }
          stop.signal.addEventListener('abort', () => reader.close(), { once: true })
        }
        process.stderr.write(question)
        const { value, done } = await lines.next.next()
        return done ? null : value
      },
    },
    stdout: {
      write(text) {
        try {
          process.stdout.write(text)
        } catch (error) {
          // Files are written synchronously.
          outputFailed(error)
        }
      },
    },
    stderr: { isTTY: process.stderr.isTTY === true, write: text => void process.stderr.write(text) },
  }
}

/** The folder of relative paths. npm changes the working directory to the package and exports the original one. */
export function folderOfPerson(env: Readonly<Record<string, string | undefined>>, current: string): string {
  const { INIT_CWD: called, npm_package_json: packageJson, npm_lifecycle_event: script } = env
  const isMoved = called && script && packageJson && dirname(packageJson) === current
  return isMoved ? called : current
}

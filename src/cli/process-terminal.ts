import { createInterface, type Interface } from 'node:readline'
import type { Terminal } from './terminal'

/** The current process as a terminal. Ctrl-C aborts the command; a second one exits at once. */
export function processTerminal(): Terminal {
  const stop = new AbortController()
  const interrupt = () => stop.abort(new Error('The person stopped the command.'))
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  // EPIPE: the reader may close early, like `head`; that is no error.
  process.stdout.on('error', error => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0)
    throw error
  })
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
    stdout: { write: text => void process.stdout.write(text) },
    stderr: { isTTY: process.stderr.isTTY === true, write: text => void process.stderr.write(text) },
  }
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runCommand } from '../../src/cli/commands'

interface Setting {
  /** What is piped in. Absent: nothing, and reading it fails the test. */
  stdin?: string
  /** Lines that a person types; stdin is then a terminal. */
  typed?: string[]
  env?: Record<string, string>
  /** Whether a person watches stderr. */
  watched?: boolean
  signal?: AbortSignal
}

/** Runs a command as the command line does, in this process. */
export async function cli(args: string[], { stdin, typed, env = {}, watched = false, signal }: Setting = {}) {
  const out: string[] = []
  const err: string[] = []
  /** As both come out in one terminal. */
  const both: string[] = []
  const questions: string[] = []
  const lines = [...(typed ?? [])]
  const code = await runCommand(args, {
    env,
    signal: signal ?? new AbortController().signal,
    stdin: {
      isTTY: typed !== undefined,
      readAll: async () => {
        if (stdin === undefined) throw new Error('Nobody should read stdin here.')
        return stdin
      },
      readLine: async question => {
        questions.push(question)
        return lines.shift() ?? null
      },
    },
    stdout: {
      write: text =>
        void [out, both].forEach(each => {
          each.push(text)
        }),
    },
    stderr: {
      isTTY: watched,
      write: text =>
        void [err, both].forEach(each => {
          each.push(text)
        }),
    },
  })
  return { code, out: out.join(''), err: err.join(''), both: both.join(''), questions }
}

/** A file for a test, in a folder of its own. Objects are written as JSON. */
export function file(name: string, content: string | object): string {
  const path = join(mkdtempSync(join(tmpdir(), 'aili5-')), name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  return path
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runCommand } from '../../src/cli/commands'
import { activateLanguage } from '../../src/language/active'
import { sourceLanguage } from '../../src/language/languages'

interface Setting {
  /** stdin. Absent: empty, and reading it fails the test. */
  stdin?: string
  /** Typed lines; stdin is then a terminal. */
  typed?: string[]
  env?: Record<string, string>
  /** Whether stderr is a terminal. */
  watched?: boolean
  signal?: AbortSignal
}

/** Runs a command like the command line, in this process. */
export async function cli(args: string[], { stdin, typed, env = {}, watched = false, signal }: Setting = {}) {
  const out: string[] = []
  const err: string[] = []
  /** Both streams in one terminal. */
  const both: string[] = []
  const questions: string[] = []
  const lines = [...(typed ?? [])]
  const run = runCommand(args, {
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
  // The process of a command has one language, and so have the other tests of this one.
  const code = await run.finally(() => activateLanguage(sourceLanguage))
  return { code, out: out.join(''), err: err.join(''), both: both.join(''), questions }
}

/** A file for a test, in a folder of its own. Objects are serialized as JSON. */
export function file(name: string, content: string | Uint8Array | object): string {
  const path = join(mkdtempSync(join(tmpdir(), 'aili5-')), name)
  mkdirSync(dirname(path), { recursive: true })
  const isWhole = typeof content === 'string' || content instanceof Uint8Array
  writeFileSync(path, isWhole ? content : JSON.stringify(content, null, 2))
  return path
}

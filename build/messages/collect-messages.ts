import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileText } from '../../src/language/compile.ts'
import { type CompiledMessage, messageKey } from '../../src/language/message.ts'
import { findMessages } from './find-messages.ts'

/** A message of the code, as translators see it. */
export interface CollectedMessage {
  key: string
  message: string
  compiled: CompiledMessage
  context?: string
  notes: string[]
  /** The modules that use it, in order. */
  files: string[]
}

export interface CollectedMessages {
  messages: CollectedMessage[]
  problems: string[]
}

/** The modules of a folder that can have messages, with their text, in order. */
export async function modulesIn(root: string): Promise<Map<string, string>> {
  const paths = (await readdir(join(root, 'src'), { recursive: true }))
    .map(path => `src/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .sort()
  const texts = await Promise.all(paths.map(path => readFile(join(root, path), 'utf8')))
  return new Map(paths.map((path, at) => [path, texts[at] ?? '']))
}

/** All messages of the modules, each once, in the order of their first place. */
export function collectMessages(modules: ReadonlyMap<string, string>): CollectedMessages {
  const byKey = new Map<string, CollectedMessage>()
  const problems: string[] = []
  for (const [path, code] of modules) {
    const found = findMessages(path, code)
    problems.push(...found.problems)
    for (const { message, context, note } of found.messages) {
      const compiled = compiledOr(message, problem => problems.push(`${path}: “${message}”: ${problem}`))
      const key = messageKey(compiled, context)
      const known = byKey.get(key)
      if (known && (known.message !== message || known.context !== context))
        problems.push(`${path}: “${message}” has the key of “${known.message}”. Change a word of one.`)
      const entry = known ?? { key, message, compiled, ...(context && { context }), notes: [], files: [] }
      if (note && !entry.notes.includes(note)) entry.notes.push(note)
      if (!entry.files.includes(path)) entry.files.push(path)
      byKey.set(key, entry)
    }
  }
  return { messages: [...byKey.values()], problems }
}

function compiledOr(message: string, complain: (problem: string) => void): CompiledMessage {
  try {
    return compileText(message)
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return message
  }
}

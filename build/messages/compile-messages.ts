import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compileText } from '../../src/language/compile'
import { findMessages } from './find-messages'

const compiler = resolve(import.meta.dirname, '../../src/language/compile.ts').replaceAll('\\', '/')

/**
 * Compiles the messages of the code, so that no compiler is in what is built. In development and in tests messages are
 * compiled when they are used.
 */
export const compileMessagesPlugin: Plugin = {
  name: 'aili5-compile-messages',
  apply: 'build',
  // Before types and JSX are removed: it finds what `npm run messages` finds.
  enforce: 'pre',
  load: id => (id.replaceAll('\\', '/') === compiler ? 'export const compiled = message => message' : null),
  transform(code, id) {
    const [path = ''] = id.split('?')
    if (!/\/src\/.*\.tsx?$/.test(path.replaceAll('\\', '/'))) return
    return compileCalls(path, code)
  },
}

/** A module with its messages compiled; undefined where it has none. @throws Error where one cannot be. */
export function compileCalls(path: string, code: string): { code: string; map: null } | undefined {
  const { messages, problems } = findMessages(path, code)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  if (messages.length === 0) return
  let built = code
  for (const { message, context, start, end } of messages.toReversed()) {
    const compiled = compileText(message)
    const argument = context === undefined ? compiled : { message: compiled, context }
    built = built.slice(0, start) + JSON.stringify(argument) + built.slice(end)
  }
  return { code: built, map: null }
}

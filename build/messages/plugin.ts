import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compileText } from '../../src/language/compile.ts'
// Types only: Vite bundles what its configuration imports, and has no plugin for catalogs then.
import type { CatalogPart } from '../../src/language/languages.ts'
import { catalogModule } from './catalog.ts'
import { findMessages } from './find-messages.ts'

const slashes = (path: string) => path.replaceAll('\\', '/')
const compiler = slashes(resolve(import.meta.dirname, '../../src/language/compile.ts'))
const partOf = (id: string) => /\.po\?part=(\w+)$/.exec(id)?.[1] as CatalogPart | undefined
/** The module of every part that a program does not need. */
const withoutTranslations = '\0aili5-without-translations'

interface Options {
  /** The parts of catalogs that are built in; the others are empty. Default: all. */
  parts?: readonly CatalogPart[]
}

/**
 * Compiles catalogs where they are imported (`de.po?part=page`), and in a build also the messages of the code, so that
 * no compiler is in what is built. Elsewhere messages are compiled when they are used. For Vite, Vitest and Rolldown.
 */
export function messagesPlugin({ parts }: Options = {}): Plugin {
  let isBuild = true
  return {
    name: 'aili5-messages',
    // Before types and JSX are removed: it finds what `npm run messages` finds.
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId(source, importer) {
      const part = partOf(source)
      if (!part || !importer) return null
      return parts?.includes(part) === false ? withoutTranslations : slashes(resolve(dirname(importer), source))
    },
    load(id) {
      if (id === withoutTranslations) return 'export default {}'
      const part = partOf(id)
      if (part) return catalogModule(id.replace(/\?.*/, ''), part)
      return isBuild && slashes(id) === compiler ? 'export const compiled = message => message' : null
    },
    transform(code, id) {
      const [path = ''] = id.split('?')
      return isBuild && /\/src\/.*\.tsx?$/.test(slashes(path)) ? compileCalls(path, code) : undefined
    },
  }
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

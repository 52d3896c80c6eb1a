import { readFile } from 'node:fs/promises'
import PO from 'pofile'
import { compileText } from '../../src/language/compile.ts'
import type { CatalogPart } from '../../src/language/languages.ts'
import { type CompiledMessage, messageKey } from '../../src/language/message.ts'
import { differences, missingForms } from './check-translation.ts'
import type { CollectedMessage } from './collect-messages.ts'

type Item = InstanceType<typeof PO.Item>

/** Modules that only one kind of program says. All others are said by the page and in a terminal. */
const partOfModules: readonly [modules: RegExp, part: CatalogPart][] = [
  [/^src\/(?:cli|gateway|terminal)\/|^src\/library\.ts$/, 'terminal'],
  // The stack of a first visit.
  [/^src\/content\/starters\/mood-ring\.ts$/, 'page'],
  [/^src\/content\//, 'content'],
  [/^src\/(?:ui|store)\/|\/help\.ts$|\.tsx$/, 'page'],
]

/** The parts of a catalog that have a message of these modules. Lessons and starters find in the page's what it has. */
export function partsOf(files: readonly string[]): CatalogPart[] {
  const parts = new Set(
    files.flatMap((file): CatalogPart[] => {
      const only = partOfModules.find(([modules]) => modules.test(file))
      return only ? [only[1]] : ['page', 'terminal']
    }),
  )
  if (parts.has('page')) parts.delete('content')
  return [...parts]
}

/** Where a catalog says that a message is used. Editors of PO files write several places into one line. */
const filesOf = ({ references }: Item) => references.flatMap(line => line.split(/\s+/))

/**
 * The translations of one part of a catalog, by the keys of their messages.
 * @param text the PO file
 * @throws Error where a translation is not in ICU MessageFormat.
 */
export function compileCatalog(text: string, part: CatalogPart): Record<string, CompiledMessage> {
  const translations: Record<string, CompiledMessage> = {}
  for (const item of PO.parse(text).items) {
    const [translation] = item.msgstr
    if (!translation || item.obsolete || !partsOf(filesOf(item)).includes(part)) continue
    try {
      const key = messageKey(compileText(item.msgid), item.msgctxt ?? undefined)
      translations[key] = compileText(translation)
    } catch (error) {
      throw new Error(`“${translation}”: ${problemOf(error)}`)
    }
  }
  return translations
}

/** A module with a part of a catalog. As JSON, which a browser reads faster than an object in code. */
export async function catalogModule(path: string, part: CatalogPart): Promise<string> {
  const translations = compileCatalog(await readFile(path, 'utf8'), part)
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(translations))})`
}

export interface UpdatedCatalog {
  /** What the PO file should be. */
  text: string
  translated: number
  /** Translations that take something else than their message, or cannot be compiled. */
  problems: string[]
  /** Translations that are right for some amounts only. */
  notes: string[]
}

/**
 * Brings the catalog of a language up to date with the messages of the code: new messages are added, those that are gone
 * are removed, translations stay.
 * @param before the PO file. A message that it has twice, after a merge, keeps its first translation.
 * @param isVariant a language that has those messages only that differ from the code
 */
export function updateCatalog(
  code: string,
  messages: readonly CollectedMessage[],
  before: string,
  { isVariant = false } = {},
): UpdatedCatalog {
  const known = new Map<string, Item>()
  for (const item of PO.parse(before).items) {
    const id = idOf(item.msgid, item.msgctxt)
    if (!known.get(id)?.msgstr[0]) known.set(id, item)
  }
  const updated: UpdatedCatalog = { text: '', translated: 0, problems: [], notes: [] }
  const po = new PO()
  po.headers = { Language: code, 'Content-Type': 'text/plain; charset=UTF-8', 'Content-Transfer-Encoding': '8bit' }
  for (const message of messages) {
    const item = known.get(idOf(message.message, message.context)) ?? itemOf(message)
    const [translation] = item.msgstr
    if (isVariant && !translation) continue
    item.extractedComments = message.notes
    item.references = message.files
    po.items.push(item)
    if (!translation) continue
    updated.translated++
    const { problems, notes } = check(code, message.compiled, translation)
    const place = `${code}: “${translation}”`
    if (problems.length > 0) updated.problems.push(`${place}: ${problems.join(', ')}`)
    if (notes.length > 0) updated.notes.push(`${place}: ${notes.join(', ')}`)
  }
  updated.text = `${po.toString().trimEnd()}\n`
  return updated
}

const idOf = (message: string, context: string | null | undefined) => JSON.stringify([message, context ?? ''])

function itemOf({ message, context }: CollectedMessage): Item {
  const item = new PO.Item()
  item.msgid = message
  if (context !== undefined) item.msgctxt = context
  item.msgstr = ['']
  return item
}

function check(
  code: string,
  message: CompiledMessage,
  translation: string,
): Pick<UpdatedCatalog, 'problems' | 'notes'> {
  try {
    const compiled = compileText(translation)
    return { problems: differences(message, compiled), notes: missingForms(code, compiled) }
  } catch (error) {
    return { problems: [problemOf(error)], notes: [] }
  }
}

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

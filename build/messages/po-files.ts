import PO from 'pofile'
import { type CatalogPart, catalogParts } from '../../src/language/catalog-parts'
import { compileText } from '../../src/language/compile'
import type { CompiledMessage } from '../../src/language/message'
import type { CollectedMessage } from './collect-messages'
import { differences, missingForms } from './message-kinds'

/** The files of a language, by name, each with its text. */
export type PoFiles = ReadonlyMap<string, string>

/** Messages that have a translation, and those that need one. */
export interface Count {
  translated: number
  wanted: number
}

export interface UpdatedLanguage {
  /** What the files should be. Files with nothing in them are absent. */
  files: Map<string, string>
  /** The translations of each part by key, as JSON with a line for each. */
  catalogs: Map<CatalogPart, string>
  translated: number
  /** Messages that need a translation. */
  wanted: number
  /** The same for each part of the program. A message of several is counted with the first. */
  counts: Record<CatalogPart, Count>
  /** How many translations each file lacks, of those that lack any. */
  empty: ReadonlyMap<string, number>
  problems: string[]
}

/** Endings after which `-or` and `-er` are `-our` and `-re`, and `-l` is doubled, in Britain. */
const our =
  'arm|behavi|col|cand|clam|demean|endeav|fav|flav|glam|harb|hon|hum|lab|neighb|od|parl|rig|rum|sav|splend|tum|val|vap|vig'
const re = 'cent|fib|lit|lust|meag|somb|spect|theat|centimet|kilomet|millimet'
const doubled = 'cancel|counsel|dial|fuel|label|level|marvel|model|signal|travel|tunnel'

/**
 * Words that Britain spells in another way, or has another word for. Those with one spelling for a sense that programs
 * have (check, dialog, meter, practice, program) are none.
 */
const american = new RegExp(
  `\\b(?:${[
    `[a-z]*(?:${our})or(?:s|ed|ing|ful|fully|hood|hoods|ite|ites|able|al|less)?`,
    `(?:${re})er(?:s|ed|ing)?`,
    `(?:${doubled})(?:ed|er|ers|ing|ings|or|ors|ous)`,
    '(?:cata|ana)logs?',
    // Not of `-ize` are words about size, a prize and what is seized.
    '(?!(?:[a-z]*siz|priz|seiz|maiz)(?:e|es|ed|er|ing)\\b)[a-z]+[iy]z(?:e|es|ed|er|ers|ing|ation|ations)',
    'gray(?:s|er|ish)?|licenses?|defense|offense|fulfill|skillful|enroll(?:s|ment)?|practic(?:ed|ing)',
    'airplanes?|aluminum|artifacts?|gotten|jewelry|math|moms?|mold|pajamas|plow|skeptic(?:al|s)?',
  ].join('|')})\\b`,
  'i',
)
/** Whether a message has words that British English has in another form. */
export const isAmerican = (text: string) => american.test(text.replace(/<[^>]*>|\{\w+(?=[,}])/g, ' '))

/** The file of a message: the room of its first place; each lesson has its own. */
export function fileOf({ files: [path = ''] }: Pick<CollectedMessage, 'files'>): string {
  const [, room = '', part = '', ...more] = path.replace(/\.tsx?$/, '').split('/')
  if (room === 'content' && part === 'lessons') return `content-lessons-${more[0]}.po`
  const hasParts = room === 'ui' || room === 'nodes' || room === 'content'
  return `${hasParts && more.length > 0 ? `${room}-${part}` : room}.po`
}

const idOf = (message: string, context: string | null | undefined) => JSON.stringify([message, context ?? ''])

/**
 * Brings the files of a language up to date with the messages of the code: new messages are added, those that are gone
 * are marked obsolete, translations stay. `differs`: a language that translates only what it spells in another way.
 */
export function updateLanguage(
  code: string,
  messages: readonly CollectedMessage[],
  before: PoFiles,
  { differs = false } = {},
): UpdatedLanguage {
  const known = new Map<string, InstanceType<typeof PO.Item>>()
  for (const text of before.values())
    for (const item of PO.parse(text).items) {
      const id = idOf(item.msgid, item.msgctxt)
      if (!known.get(id)?.msgstr[0]) known.set(id, item)
    }

  const problems: string[] = []
  const empty = new Map<string, number>()
  const translations = new Map(catalogParts.map(part => [part, new Map<string, CompiledMessage>()]))
  const counts = Object.fromEntries(catalogParts.map(part => [part, { translated: 0, wanted: 0 }])) as Record<
    CatalogPart,
    Count
  >
  const items = new Map<string, InstanceType<typeof PO.Item>[]>()
  const add = (file: string, item: InstanceType<typeof PO.Item>) => {
    const list = items.get(file)
    if (list) list.push(item)
    else items.set(file, [item])
  }
  for (const each of messages) {
    const id = idOf(each.message, each.context)
    const old = known.get(id)
    known.delete(id)
    const translation = old?.msgstr[0] ?? ''
    if (differs && !translation && !isAmerican(each.message)) continue
    const count = counts[each.parts[0] ?? 'page']
    count.wanted++
    const item = new PO.Item()
    item.msgid = each.message
    if (each.context !== undefined) item.msgctxt = each.context
    item.msgstr = [translation]
    item.comments = old?.comments ?? []
    if (old?.flags.fuzzy) item.flags.fuzzy = true
    item.extractedComments = each.notes
    item.references = each.files
    const file = fileOf(each)
    add(file, item)
    if (!translation) {
      empty.set(file, (empty.get(file) ?? 0) + 1)
      continue
    }
    const read = readTranslation(code, each, translation)
    if ('problem' in read) problems.push(`${code}, ${file}: “${translation}”: ${read.problem}`)
    else {
      count.translated++
      for (const part of each.parts) translations.get(part)?.set(each.key, read.compiled)
    }
  }
  for (const [, item] of known) {
    if (!item.msgstr[0]) continue
    item.obsolete = true
    add('obsolete.po', item)
  }

  const files = new Map([...items].map(([file, list]) => [file, printPo(code, list)]))
  const catalogs = new Map([...translations].map(([part, known]) => [part, printCatalog(known)]))
  const sum = (what: keyof Count) => Object.values(counts).reduce((all, count) => all + count[what], 0)
  return { files, catalogs, translated: sum('translated'), wanted: sum('wanted'), counts, empty, problems }
}

function readTranslation(
  code: string,
  message: CollectedMessage,
  translation: string,
): { compiled: CompiledMessage } | { problem: string } {
  try {
    const compiled = compileText(translation)
    const problem = [...differences(message.compiled, compiled), ...missingForms(code, compiled)].join(', ')
    return problem ? { problem } : { compiled }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function printPo(code: string, items: InstanceType<typeof PO.Item>[]): string {
  const po = new PO()
  po.headers = { Language: code, 'Content-Type': 'text/plain; charset=UTF-8', 'Content-Transfer-Encoding': '8bit' }
  po.items = items
  return `${po.toString().trimEnd()}\n`
}

/** In the order of the keys, which is none of the messages: two people seldom add neighbors. */
function printCatalog(translations: ReadonlyMap<string, CompiledMessage>): string {
  const lines = [...translations].sort(([a], [b]) => (a < b ? -1 : 1))
  if (lines.length === 0) return '{}\n'
  return `{\n${lines.map(([key, message]) => `  ${JSON.stringify(key)}: ${JSON.stringify(message)}`).join(',\n')}\n}\n`
}

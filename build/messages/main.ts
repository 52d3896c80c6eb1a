import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writtenLessons } from '../../src/content/lessons'
import { languages } from '../../src/language/languages'
import { collectMessages, modulesIn } from './collect-messages'
import { completenessPage, completenessTable, type LanguageReport, percent } from './completeness'
import { lessonListPath, lessonListText } from './lesson-list'
import { type UpdatedLanguage, updateLanguage } from './po-files'
import { wholeLanguages } from './whole-languages'

// Writes the list of lessons and the messages of the code into the catalogs of all languages, and prints how complete each is:
// with --table by the parts of the program. With --check it writes nothing, and fails where it would.

const root = resolve(import.meta.dirname, '../..')
const catalogs = 'src/language/catalogs'

/** Languages that translate only what they spell in another way. */
const differing = new Set(['en-GB'])

const list = (empty: UpdatedLanguage['empty']) => [...empty].map(([file, count]) => `${count} in ${file}`).join(', ')

export interface CatalogReport {
  problems: string[]
  messages: number
  languages: LanguageReport[]
}

/** Brings the list of lessons and the catalogs up to date, or, to check them, reports what is not. */
export async function updateCatalogs({ check = false } = {}): Promise<CatalogReport> {
  // Titles of lessons are messages too, so their list comes first.
  const listProblem = await updateLessonList(check).catch((error: Error) => error.message)
  const { messages, problems } = collectMessages(await modulesIn(root))
  if (listProblem) problems.push(listProblem)
  const report: CatalogReport = { problems, messages: messages.length, languages: [] }
  for (const { code, name, load, hidden } of languages) {
    if (!load || hidden) continue
    const folder = join(root, catalogs, code)
    const before = await filesIn(folder)
    const poFiles = new Map([...before].filter(([name]) => name.endsWith('.po')))
    const updated = updateLanguage(code, messages, poFiles, { differs: differing.has(code) })
    problems.push(...updated.problems)
    const { translated, wanted, counts } = updated
    report.languages.push({ code, name, translated, wanted, counts, share: wanted === 0 ? 1 : translated / wanted })
    if (wholeLanguages.includes(code) && translated < wanted)
      problems.push(`${code} lacks ${wanted - translated} translations, and is to be whole: ${list(updated.empty)}`)
    const stale = await write(folder, before, updated, check)
    problems.push(...stale.map(name => outOfDate(`${catalogs}/${code}/${name}`)))
  }
  const page = `${catalogs}/README.md`
  if (await update(page, completenessPage(report.languages, messages.length), check)) problems.push(outOfDate(page))
  return report
}

/** Returns what is wrong with the list of lessons. @throws Error as `lessonListText` does. */
async function updateLessonList(check: boolean): Promise<string | undefined> {
  return (await update(lessonListPath, lessonListText(writtenLessons), check)) ? outOfDate(lessonListPath) : undefined
}

const outOfDate = (path: string) => `${path} is out of date: npm run messages`

/** Writes a file where its text differs; to check, returns whether it does. */
async function update(path: string, text: string, check: boolean): Promise<boolean> {
  const file = join(root, path)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === text) return false
  if (!check) await writeFile(file, text)
  return check
}

/** The PO files and the catalog. A glossary beside them stays as it is. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder)).filter(name => name.endsWith('.po') || /^[a-z]+\.json$/.test(name)).sort()
  const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, at) => [name, texts[at] ?? '']))
}

/** Writes the files that differ. To check, returns their names instead. */
async function write(folder: string, before: ReadonlyMap<string, string>, updated: UpdatedLanguage, check: boolean) {
  const catalogs = [...updated.catalogs].map(([part, text]) => [`${part}.json`, text] as const)
  const after = new Map([...updated.files, ...catalogs])
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(name => before.get(name) !== after.get(name))
  if (check) return changed
  for (const name of changed) {
    const text = after.get(name)
    if (text === undefined) await rm(join(folder, name))
    else await writeFile(join(folder, name), text)
  }
  return []
}

if (import.meta.filename === process.argv[1]) {
  const report = await updateCatalogs({ check: process.argv.includes('--check') })
  const rows = report.languages.map(
    ({ code, ...count }) =>
      `${code.padEnd(8)} ${String(count.translated).padStart(6)} of ${count.wanted}  ${percent(count)}`,
  )
  const lines = process.argv.includes('--table') ? ['', completenessTable(report.languages)] : rows
  process.stdout.write(`${[`${report.messages} messages`, ...lines].join('\n')}\n`)
  if (report.problems.length > 0) console.error(report.problems.join('\n'))
  process.exitCode = report.problems.length > 0 ? 1 : 0
}

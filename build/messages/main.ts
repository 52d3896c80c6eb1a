import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { languages, sourceLanguage } from '../../src/language/languages.ts'
import { type UpdatedCatalog, updateCatalog } from './catalog.ts'
import { type CollectedMessage, collectMessages, modulesIn } from './collect-messages.ts'

const root = resolve(import.meta.dirname, '../..')

/** A catalog that is up to date with the code, and what was wrong with it. */
interface LanguageReport extends UpdatedCatalog {
  path: string
  /** How much of it is translated. */
  summary: string
}

/** What the catalogs of all languages should be, with what is wrong with messages or translations. */
export async function readCatalogs(): Promise<{ problems: string[]; languages: LanguageReport[] }> {
  const { messages, problems } = collectMessages(await modulesIn(root))
  const translated = languages.filter(({ load, hidden }) => load && !hidden)
  const reports = await Promise.all(translated.map(({ code }) => readCatalog(code, messages)))
  return { problems: [...problems, ...reports.flatMap(report => report.problems)], languages: reports }
}

async function readCatalog(code: string, messages: readonly CollectedMessage[]): Promise<LanguageReport> {
  const path = join(root, `src/language/catalogs/${code}.po`)
  const isVariant = code.startsWith(`${sourceLanguage.code}-`)
  // A new language begins without a file.
  const updated = updateCatalog(code, messages, await readFile(path, 'utf8').catch(() => ''), { isVariant })
  const of = isVariant ? `messages that differ from ${sourceLanguage.name}` : `of ${messages.length} translated`
  return { ...updated, path, summary: `${code.padEnd(6)} ${String(updated.translated).padStart(6)} ${of}` }
}

if (import.meta.filename === process.argv[1]) {
  const { problems, languages } = await readCatalogs()
  for (const { path, text, summary, notes } of languages) {
    await writeFile(path, text)
    process.stdout.write(`${[summary, ...notes].join('\n')}\n`)
  }
  if (problems.length > 0) console.error(problems.join('\n'))
  process.exitCode = problems.length > 0 ? 1 : 0
}

import { newGlossary } from '../../../build/messages/glossary'
import { catalogParts } from '../../../src/language/catalog-parts'
import { withEntry } from './lists'
import type { Scaffold } from './scaffold'

const list = 'src/language/languages.ts'
const whole = 'build/messages/whole-languages.ts'

/**
 * A language: its line in the list, empty catalogs, a glossary to be filled in, and its place among the languages that
 * must be whole, so that a test fails until it is translated.
 */
export const newLanguage: Scaffold = (typed, read) => {
  const { code, name, direction } = languageOf(typed)
  const folder = `src/language/catalogs/${code}`
  const empty = catalogParts.map(part => [`${folder}/${part}.json`, '{}\n'])
  return {
    created: { ...Object.fromEntries(empty), [`${folder}/glossary.md`]: newGlossary(name) },
    changed: {
      [list]: withLanguage(
        read(list),
        `{
    code: '${code}',
    name: '${name.replaceAll("'", '’')}',
    direction: '${direction}',
    load: fromFiles('${code}', () => import('./catalogs/${code}/shell.json')),
  },`,
      ),
      [whole]: withEntry(read(whole), 'export const wholeLanguages', `'${code}'`),
    },
    writesMessages: true,
    next: [
      `Fill in every TODO of ${folder}/glossary.md.`,
      'Link it in docs/languages.md.',
      `Translate the messages of ${folder}/*.po in an editor of PO files; npm run messages -- --table says how many are left.`,
      'The demo model reads and answers in languages of its own: CONTRIBUTING.md, “A language”.',
      'npx vitest run tests/messages.test.ts tests/language-catalogs.test.ts',
    ],
  }
}

/** @throws Error with a sentence when the text is no code of a language that is known. */
function languageOf(typed: string): { code: string; name: string; direction: 'ltr' | 'rtl' } {
  const locale = localeOf(typed)
  const name =
    locale && new Intl.DisplayNames([locale.baseName], { type: 'language', fallback: 'none' }).of(locale.baseName)
  if (!locale || !name) throw new Error(`“${typed}” is no code of a language. Codes are like pt or pt-BR.`)
  const code = locale.baseName
  return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1), direction: directionOf(locale) }
}

function localeOf(typed: string): Intl.Locale | undefined {
  try {
    return /^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(typed) ? new Intl.Locale(typed) : undefined
  } catch {
    return undefined
  }
}

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

function directionOf(locale: Intl.Locale): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.maximize().script ?? '') ? 'rtl' : 'ltr'
}

/** Before the languages that are hidden, which are the last. @throws Error where the list has none. */
function withLanguage(text: string, entry: string): string {
  const hidden = text.indexOf("  {\n    code: 'en-XA'")
  if (hidden < 0) throw new Error('The list of languages has no pseudo-language at its end.')
  return `${text.slice(0, hidden)}  ${entry}\n${text.slice(hidden)}`
}

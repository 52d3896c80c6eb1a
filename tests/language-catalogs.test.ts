import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { completenessTable, type LanguageReport, percent } from '../build/messages/completeness'
import { glossaryTerms, newGlossary, termsOf } from '../build/messages/glossary'
import { languages } from '../src/language/languages'
import { unfilledIn } from './support/unfilled'

const catalogs = resolve(import.meta.dirname, '../src/language/catalogs')
const none = { translated: 0, wanted: 0 }
const report = (translated: number, wanted: number): LanguageReport => ({
  code: 'pt',
  name: 'Português',
  translated,
  wanted,
  share: translated / wanted,
  counts: {
    shell: { translated: 3, wanted: 4 },
    run: { translated: 1, wanted: 1 },
    page: { translated: 9, wanted: 19 },
    lessons: { translated, wanted },
    starters: none,
    cli: none,
    gateway: none,
  },
})

describe('the table of languages', () => {
  it('has each part of the program, and what is missing', () => {
    const [, , row = ''] = completenessTable([report(5, 40)]).split('\n')
    expect(row.split('|').map(cell => cell.trim())).toEqual([
      ...['', 'Português', 'pt', '13 of 24', '5 of 40', '0 of 0', '0 of 0', '0 of 0', '35', '12.5 %', ''],
    ])
  })

  it('says 100 % of what is whole only', () => {
    expect([1999, 2000].map(translated => percent({ translated, wanted: 2000 }))).toEqual(['99.9 %', '100 %'])
    expect(percent(none)).toBe('100 %')
  })

  it('is beside the catalogs, with every language of the menu', () => {
    const page = readFileSync(join(catalogs, 'README.md'), 'utf8')
    for (const { code, name, load, hidden } of languages)
      expect([code, page.includes(`| ${name} `)]).toEqual([code, load !== undefined && !hidden])
  })
})

describe('glossaries', () => {
  const docs = readFileSync(resolve(import.meta.dirname, '../docs/languages.md'), 'utf8')
  const translated = languages.filter(({ code, load, hidden }) => load && !hidden && code !== 'en-GB')

  it.each(translated)('$code has a word for each term', ({ code }) => {
    const path = join(catalogs, code, 'glossary.md')
    expect([path, existsSync(path)]).toEqual([path, true])
    expect(docs).toContain(`catalogs/${code}/glossary.md`)
    const glossary = readFileSync(path, 'utf8')
    expect(unfilledIn(glossary)).toEqual([])
    const terms = termsOf(glossary)
    expect(glossaryTerms.filter(term => !terms.has(term))).toEqual([])
  })

  it('of a new language has them all, to be filled in', () => {
    expect([...termsOf(newGlossary('Português'))]).toEqual(expect.arrayContaining([...glossaryTerms]))
    expect(newGlossary('Português').match(/TODO/g)?.length).toBeGreaterThan(glossaryTerms.length)
  })

  it('are read with several terms in a row, and without notes in brackets', () => {
    const glossary =
      '| English | x | note |\n|---|---|---|\n| undo, redo | a, b | |\n| Stack (noun) | c | |\n| empty | | |'
    expect([...termsOf(glossary)]).toEqual(['english', 'undo', 'redo', 'stack'])
  })
})

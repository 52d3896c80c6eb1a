import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { updateLanguage } from '../../../build/messages/po-files'
import { wholeLanguages } from '../../../build/messages/whole-languages'
import { languages } from '../../../src/language/languages'
import { lessonList } from '../../../src/lessons/lesson-list'
import { unfilledIn } from '../../support/unfilled'
import { newLanguage } from './language-files'
import { newLesson } from './lesson-files'
import { namesOf } from './names'
import { newNode } from './node-files'
import { newProvider } from './provider-files'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const scaffolds = { node: newNode, provider: newProvider, lesson: newLesson }
const made = Object.values(scaffolds).map(scaffold => scaffold('sample thing', read))

describe.each(Object.entries(scaffolds))('a new %s', (_, scaffold) => {
  const { created, changed } = scaffold('sample thing', read)

  it('has nothing but new files and lines in lists', () => {
    for (const path of Object.keys(created)) expect(existsSync(join(root, path)), path).toBe(false)
    for (const [path, text] of Object.entries(changed)) {
      const [before, after] = [read(path).split('\n'), text.split('\n')]
      const added = after.filter(line => !before.includes(line))
      expect(added.length).toBeGreaterThan(0)
      expect(added.every(line => /sample[_ -]?thing/i.test(line))).toBe(true)
      expect(after.filter(line => !added.includes(line))).toEqual(before)
    }
  })

  it('has words of the page as messages', () => {
    // Prompts and descriptions of tools are for a model; the tests of a new type are for its author.
    const words = /^\s*(?!description)\w+: ?'TODO/m
    for (const [path, text] of Object.entries(created)) {
      if (!path.endsWith('.test.ts')) expect(text, path).not.toMatch(words)
    }
  })

  it('is left to be filled in', () => {
    const left = Object.values(created).flatMap(unfilledIn)
    expect(left.length).toBeGreaterThan(2)
  })
})

it('a lesson gets a number that no lesson has had', () => {
  const text = newLesson('sample thing', read).created['src/content/lessons/sample-thing.ts'] ?? ''
  const [, number] = /^ {2}number: (\d+),$/m.exec(text) ?? []
  expect(Number(number)).toBe(Math.max(...Object.values(lessonList).map(({ number }) => number)) + 1)
})

describe('a new language', () => {
  const { created, changed } = newLanguage('sw', read)

  it('has its catalogs, a glossary to be filled in, and its line in the list, before those that are hidden', () => {
    expect(Object.keys(created).sort()).toEqual(
      ['cli', 'gateway', 'lessons', 'page', 'run', 'shell', 'starters']
        .map(part => `src/language/catalogs/sw/${part}.json`)
        .concat('src/language/catalogs/sw/glossary.md')
        .sort(),
    )
    expect(unfilledIn(created['src/language/catalogs/sw/glossary.md'] ?? '').length).toBeGreaterThan(50)
    const list = changed['src/language/languages.ts'] ?? ''
    expect(list).toContain("name: 'Kiswahili',\n    direction: 'ltr',")
    expect(list.indexOf("code: 'sw'")).toBeLessThan(list.indexOf("code: 'en-XA'"))
    expect(list.replace(/ {2}\{\n {4}code: 'sw',[^}]*\},\n/, '')).toBe(read('src/language/languages.ts'))
  })

  it('must be whole, and has nothing translated yet', () => {
    expect(changed['build/messages/whole-languages.ts']).toContain("\n  'sw',\n")
    const known = languages.map(({ code }) => code)
    expect(wholeLanguages.filter(code => !known.includes(code))).toEqual([])
    expect(updateLanguage('sw', [], new Map())).toMatchObject({ translated: 0, problems: [] })
  })

  it.each([
    ['pt-br', 'pt-BR', 'Português (Brasil)', 'ltr'],
    ['fa', 'fa', 'فارسی', 'rtl'],
    ['he', 'he', 'עברית', 'rtl'],
  ])('is known by its code: %s', (typed, code, name, direction) => {
    const list = newLanguage(typed, read).changed['src/language/languages.ts']
    expect(list).toContain(`code: '${code}',\n    name: '${name}',\n    direction: '${direction}',`)
  })

  it('needs the code of a language', () => {
    for (const typed of ['', 'Portuguese', 'qq', '../up', 'pt_BR'])
      expect(() => newLanguage(typed, read)).toThrow('is no code of a language')
  })
})

it('all pass the compiler as they are', () => {
  const inRoot = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([path, text]) => [join(root, path), text] as const)
  const created = made.flatMap(({ created }) => inRoot(created))
  const texts = new Map([...created, ...made.flatMap(({ changed }) => inRoot(changed))])
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, directoryExists, getSourceFile } = host
  host.fileExists = path => texts.has(path) || fileExists(path)
  host.directoryExists = path => [...texts.keys()].some(file => dirname(file) === path) || !!directoryExists?.(path)
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path)
    return text === undefined
      ? getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, text, typeof version === 'object' ? version : { languageVersion: version })
  }
  // Their own tests import the types of vitest, which take longer to check than everything else.
  const files = created.map(([path]) => path).filter(path => !path.endsWith('.test.ts'))
  const program = ts.createProgram(files, { ...options, types: [] }, host)
  const problems = files.flatMap(path => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  })
  expect(files).toHaveLength(6)
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})

it('takes a name in words, with hyphens or underscores', () => {
  const names = {
    snake: 'mood_meter_2',
    kebab: 'mood-meter-2',
    camel: 'moodMeter2',
    pascal: 'MoodMeter2',
    title: 'Mood meter 2',
  }
  for (const text of ['Mood meter 2', 'mood-meter-2', ' mood_meter_2 ']) expect(namesOf(text)).toEqual(names)
  for (const text of ['', '2-fast', '../up', 'näher']) expect(() => namesOf(text)).toThrow('is no name')
})

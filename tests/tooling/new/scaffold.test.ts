import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { lessonNumbers } from '../../../src/lessons/lesson-numbers'
import { unfilledIn } from '../../support/unfilled'
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

  it('is left to be filled in', () => {
    const left = Object.values(created).flatMap(unfilledIn)
    expect(left.length).toBeGreaterThan(2)
  })
})

it('a lesson gets a number that no lesson has had', () => {
  const [, number] =
    /'sample-thing': (\d+),/.exec(newLesson('sample thing', read).changed['src/lessons/lesson-numbers.ts'] ?? '') ?? []
  expect(Number(number)).toBe(Math.max(...Object.values(lessonNumbers)) + 1)
})

it('all pass the compiler as they are', () => {
  const texts = new Map(
    made.flatMap(({ created }) => Object.entries(created).map(([path, text]) => [join(root, path), text] as const)),
  )
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
  const files = [...texts.keys()].filter(path => !path.endsWith('.test.ts'))
  const program = ts.createProgram(files, { ...options, types: [] }, host)
  const problems = files.flatMap(path => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  })
  expect(files).toHaveLength(5)
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})

it('takes a name in words, with hyphens or underscores', () => {
  const names = { snake: 'mood_meter_2', kebab: 'mood-meter-2', camel: 'moodMeter2', title: 'Mood meter 2' }
  for (const text of ['Mood meter 2', 'mood-meter-2', ' mood_meter_2 ']) expect(namesOf(text)).toEqual(names)
  for (const text of ['', '2-fast', '../up', 'näher']) expect(() => namesOf(text)).toThrow('is no name')
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

// Documents name files, commands and identifiers. They must exist.

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Files below a folder, as paths from the root. */
function filesIn(folder: string, name: RegExp): string[] {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return found.map(path => `${folder}/${path.replaceAll('\\', '/')}`).filter(path => name.test(path))
}

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'src/gateway/README.md'],
  ...filesIn('docs', /\.md$/),
  ...filesIn('.github', /\.md$/),
]

/** Paths in our folders that a text names, without placeholders such as `<type>`. */
function namedPaths(text: string): string[] {
  const paths = [...text.matchAll(/(?<![\w/.-])(?:src|tests|build|public|docs)\/[\w./*-]*[\w*](?![\w<…])/g)]
  return paths.map(([path]) => path).filter(path => !path.includes('*'))
}

/** Link targets that are files of the repository. */
function linkedFiles(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
  return targets.filter(target => !/^[a-z]+:/.test(target))
}

test('there are documents to check', () => {
  expect(documents.length).toBeGreaterThan(15)
  expect(namedPaths('see `src/engine/run/run.ts`, `src/nodes/<type>/node.ts` and `tests/*.ts`')).toEqual([
    'src/engine/run/run.ts',
    'src/nodes',
  ])
})

test.each(documents)('%s names files and commands that exist', path => {
  const text = read(path)
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  expect(namedPaths(text).filter(named => !existsSync(join(root, named)))).toEqual([])
  expect(linkedFiles(text).filter(target => !existsSync(join(root, dirname(path), target)))).toEqual([])
  expect(commands.filter(name => !scripts[name])).toEqual([])
})

test('README is short, begins with two lines, and leaves figures to commands', () => {
  const text = read('README.md')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120)
  expect(text).toContain('```sh\nnpm ci && npm start\n```')
  expect(text).toContain('```sh\nnpm ci && npm test\n```')
  expect(text.match(/\d[\d.,]*\s?(?:[kMG]B|µs|ms|s|%|tokens|frames)\b/g) ?? []).toEqual([])
})

test('README leads to every document', () => {
  const linked = linkedFiles(read('README.md'))
  const own = filesIn('docs', /^docs\/[^/]+\.md$/).filter(path => !linked.includes(path))
  expect(own).toEqual([])
})

test('every decision is in the list, in order, and names what checks it', () => {
  const records = filesIn('docs/decisions', /\/0[^/]*\.md$/).sort()
  expect(records.length).toBeGreaterThanOrEqual(10)
  expect(linkedFiles(read('docs/decisions/README.md'))).toEqual(records.map(path => path.split('/').at(-1)))
  for (const [index, path] of records.entries()) {
    const text = read(path)
    expect(text).toMatch(new RegExp(`^# ${index + 1}\\. `))
    for (const part of ['**Context.**', '**Decision.**', '**Consequences.**', '**Checked by**'])
      expect(text).toContain(part)
  }
})

test('the glossary has each term once, in order, with names that the code exports', () => {
  const rows = [...read('docs/glossary.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]*) \| ([^|]*)\|$/gm)].slice(1)
  const terms = rows.map(([, term = '']) => term)
  expect(terms.length).toBeGreaterThan(40)
  expect(new Set(terms).size).toBe(terms.length)
  expect(terms).toEqual([...terms].sort((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })))
  const source = filesIn('src', /\.tsx?$/)
    .map(read)
    .join('\n')
  const names = rows.flatMap(([, , , code = '']) => [...code.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  const isExported = (name: string) =>
    new RegExp(`^export (?:async )?(?:interface|type|class|const|function\\*?) ${name}\\b`, 'm').test(source)
  expect(names.filter(name => !isExported(name))).toEqual([])
})

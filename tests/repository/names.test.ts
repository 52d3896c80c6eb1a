import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newLesson } from '../tooling/new/lesson-files'
import { newNode } from '../tooling/new/node-files'
import { newProvider } from '../tooling/new/provider-files'

// One name for one thing, in the terms of the field: see docs/glossary.md.

const root = resolve(import.meta.dirname, '../..')
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(path => name.test(path) && !path.includes('node_modules/'))
const textOf = new Map(
  [...filesIn('src', /\.(tsx?|css)$/), ...filesIn('tests', /\.tsx?$/)].map(path => [
    path,
    readFileSync(join(root, path), 'utf8'),
  ]),
)
const own = 'tests/repository/names.test.ts'
const modules = [...textOf.keys()].filter(path => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))

/** Names that several modules export, with the reason. */
const sharedNames: Record<string, string> = {
  Editor: 'settings that are no form, found by their place; and the editor of the open document',
  encode: 'the modules of link formats share an interface',
  decode: 'the modules of link formats share an interface',
}

/** Files of several related components, without one of the file's name. */
const severalComponents: Record<string, true> = {
  'src/nodes/kit/GaugeStyles.tsx': true,
  'src/ui/runs/compare/Values.tsx': true,
  'src/ui/stack/UnknownIcon.tsx': true,
}

const DECLARATION =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const enum|interface|type|class|const|let|function\*?|enum) (\w+)/gm

/** Modules whose exports others load by place: the package, and entry points of chunks. */
const isEntry = (path: string) => /^src\/library\.ts$|\.chunk\.ts$/.test(path)

/** The names that a module declares and exports. */
function exportsOf(text: string): string[] {
  return [...text.matchAll(DECLARATION)].map(([, name = '']) => name)
}

/** The names that more than one module exports, with the modules. */
function declaredTwice(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const declared = new Map<string, string[]>()
  for (const [path, text] of texts)
    for (const name of new Set(exportsOf(text))) declared.set(name, [...(declared.get(name) ?? []), path])
  return new Map([...declared].filter(([, paths]) => paths.length > 1))
}

/** The exported names that no other of the modules has, each as `path: name`. */
function unusedExports(texts: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, Set<string>>()
  for (const [path, text] of texts)
    for (const [word] of text.matchAll(/\w+/g)) users.set(word, (users.get(word) ?? new Set()).add(path))
  return [...texts].flatMap(([path, text]) =>
    isEntry(path)
      ? []
      : exportsOf(text)
          .filter(name => [...(users.get(name) ?? [])].every(user => user === path))
          .map(name => `${path}: ${name}`),
  )
}

/** Words that comments do without: metaphors, old-fashioned turns, and words with a term of the field in their place. */
const REFUSED = [
  'nobody|somebody|everybody|whoever|wherever',
  'told|stands|stood|anew|besides|shall|hence|in vain|once more',
  'a moment|as good as|of its own accord|what (?:became|becomes|came) of',
  'hand(?:s|ed)? (?:on|over|back|out)|(?:goes|went|gone) on|(?:goes|went) out',
  'mends?|mended|shelf|curtain|veil(?:s|ed)?|stranger|thief|thieves',
].join('|')
const refused = new RegExp(`\\b(?:${REFUSED})\\b`, 'gi')

/** The lines of a text that are comments. */
function commentLines(text: string): [line: number, text: string][] {
  const lines = text.split('\n').map((line, index): [number, string] => [index + 1, line.trim()])
  return lines.filter(([, line]) => /^(?:\/\/|\/\*|\*(?: |$)|\{\/\*)/.test(line))
}

/** The lines with titles of tests. */
function titleLines(text: string): [line: number, text: string][] {
  const titles = text.matchAll(/^ *(?:(?:it|test|describe)(?:\.\w+)*\(|\]\)\()('.*?'|`.*?`),/gm)
  return [...titles].map(({ 0: all, 1: title = '', index }) => [
    text.slice(0, index + all.indexOf(title)).split('\n').length,
    title,
  ])
}

function refusedIn(text: string): string[] {
  return [...commentLines(text), ...titleLines(text)].flatMap(([line, comment]) =>
    [...comment.matchAll(refused)].map(([word]) => `${line}: ${word}`),
  )
}

describe('exported names', () => {
  it('are declared once in src', () => {
    const texts = new Map(modules.map(path => [path, textOf.get(path) ?? '']))
    const twice = [...declaredTwice(texts)].filter(([name]) => !(name in sharedNames))
    expect(Object.fromEntries(twice)).toEqual({})
  })

  it.each([
    ['node', newNode],
    ['provider', newProvider],
    ['lesson', newLesson],
  ])('are declared once in the files of a new %s, too', (_, scaffold) => {
    const { created } = scaffold('sample thing', path => readFileSync(join(root, path), 'utf8'))
    const own = Object.entries(created).filter(([path]) => path.startsWith('src/'))
    const texts = new Map([...modules.map(path => [path, textOf.get(path) ?? ''] as const), ...own])
    expect([...declaredTwice(texts)].filter(([, paths]) => paths.some(path => path in created))).toEqual([])
  })

  it('are shared only where the list says so', () => {
    const twice = declaredTwice(new Map(modules.map(path => [path, textOf.get(path) ?? ''])))
    expect(Object.keys(sharedNames).filter(name => !twice.has(name))).toEqual([])
  })

  it('have a user in another file', () => {
    expect(unusedExports(textOf)).toEqual([])
  })

  it('are seen when only their own file has them', () => {
    const texts = new Map([
      ['a.ts', 'export interface Fish {}\nexport const swim = (fish: Fish) => fish\nexport function idle() {}'],
      ['b.ts', "import { swim } from './a'"],
    ])
    expect(unusedExports(texts)).toEqual(['a.ts: Fish', 'a.ts: idle'])
  })

  it('are seen when declared twice', () => {
    const texts = new Map([
      ['a.ts', 'export interface Fish {}\nexport const Fish = 1'],
      ['b.ts', 'export default function fish() {}\nexport async function* swim() {}'],
      ['c.ts', 'export type fish = 1\nexport const enum swim {}'],
    ])
    expect([...declaredTwice(texts)]).toEqual([
      ['fish', ['b.ts', 'c.ts']],
      ['swim', ['b.ts', 'c.ts']],
    ])
  })
})

describe('files', () => {
  const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|chunk|worker|module|spec|config|mutate))?\.(?:tsx?|css)$/
  const PASCAL = /^[A-Z][A-Za-z0-9]*(?:\.(?:test|module))?\.(?:tsx|css)$/

  it('are kebab-case for modules, PascalCase for components', () => {
    const odd = [...textOf.keys()].filter(path => !KEBAB.test(basename(path)) && !PASCAL.test(basename(path)))
    expect(odd).toEqual([])
  })

  it('in PascalCase export a component of that name', () => {
    const named = modules.filter(path => PASCAL.test(basename(path)))
    const others = named.filter(path => !exportsOf(textOf.get(path) ?? '').includes(basename(path, '.tsx')))
    expect(others.filter(path => !(path in severalComponents))).toEqual([])
    expect(Object.keys(severalComponents).filter(path => !others.includes(path))).toEqual([])
  })
})

describe('exported names and files', () => {
  /** Parts of names that say in another way what has a term: see docs/glossary.md. */
  const parts =
    'reckonings?|deeds?|thief|thieves|patience|curtain|veil|shelf|companions?|keeper|givers?|askers?|arrivals?'
  const refusedPart = new RegExp(`(?:^|[-_/])(?:${parts})(?=[-_./]|$)`, 'i')
  /** The words of a name, joined by hyphens: "RunKeeper" is "Run-Keeper". */
  const hyphenated = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
  const oddNames = (texts: ReadonlyMap<string, string>) =>
    [...texts].flatMap(([path, text]) =>
      [path.replace(/.*?\//, ''), ...exportsOf(text)].filter(name => refusedPart.test(hyphenated(name))),
    )

  it('have a term of the field where there is one', () => {
    const others = [...textOf].filter(([path]) => !/^src\/content\/|^tests\/browser\//.test(path))
    expect(oddNames(new Map(others))).toEqual([])
  })

  it('are seen when they have none', () => {
    const text = 'export class RunKeeper {}\nexport const handsome = 1\nexport function createDeeds() {}'
    expect(oddNames(new Map([['src/thief/reckoning.ts', text]]))).toEqual([
      'thief/reckoning.ts',
      'RunKeeper',
      'createDeeds',
    ])
  })
})

describe('comments and titles of tests', () => {
  it('have no refused words', () => {
    const found = [...textOf].filter(([path]) => path !== own).map(([path, text]) => [path, refusedIn(text)] as const)
    expect(Object.fromEntries(found.filter(([, words]) => words.length > 0))).toEqual({})
  })

  it('are seen when they have one', () => {
    expect(
      refusedIn(
        '/** Stands here. */\nconst told = "nobody"\n  // Whoever asks\n/*\n * anew\n */\nit(`asks nobody`, () => {',
      ),
    ).toEqual(['1: Stands', '3: Whoever', '5: anew', '7: nobody'])
  })
})

describe('one word for one thing', () => {
  /** Words that have another one in their place, on the page and in code. */
  const others: Record<string, string> = { pupil: 'student' }
  const refusedWords = new RegExp(Object.keys(others).join('|'), 'i')
  /** Files that are lists of words, or texts of other people. */
  const lists = new Set([
    'tests/repository/names.test.ts',
    'src/documents/links/dictionary.ts',
    'src/providers/demo/read/labelled.test.ts',
  ])

  it('is kept by page, lessons and code', () => {
    const found = [...textOf].filter(([path, text]) => !lists.has(path) && refusedWords.test(text))
    expect(found.map(([path]) => path)).toEqual([])
    expect([...lists].filter(path => !refusedWords.test(textOf.get(path) ?? ''))).toEqual([])
  })
})

describe('a name in a comment', () => {
  const comment = /^\s*(?:\/\/|\*|\/\*)/
  const isCode = (line: string) => !comment.test(line)
  const codeNames = (texts: Iterable<string>) =>
    new Set(
      [...texts].flatMap(
        text =>
          text
            .split('\n')
            .filter(isCode)
            .join('\n')
            .match(/[\w$]+/g) ?? [],
      ),
    )

  /** Names in backticks, of several words each, that the code does not have. */
  function unknownNames(text: string, known: ReadonlySet<string>): string[] {
    const comments = text.split('\n').filter(line => comment.test(line))
    return comments
      .flatMap(line => [...line.matchAll(/`([\w$.]+)(?:\(\))?`/g)].flatMap(([, name = '']) => name.split('.')))
      .filter(name => /[a-z][A-Z]/.test(name) && !known.has(name))
  }

  /** Names of libraries, and examples of how names are written. */
  const others = ['useDeferredValue', 'camelCase', 'display_moodColor']

  it('is one of the code', () => {
    const known = codeNames([...textOf].filter(([path]) => path !== own).map(([, text]) => text))
    const found = modules.flatMap(path =>
      unknownNames(textOf.get(path) ?? '', known).map(name => [path, name] as const),
    )
    expect(found.filter(([, name]) => !others.includes(name))).toEqual([])
    expect(others.filter(name => !found.some(([, each]) => each === name))).toEqual([])
  })

  it('is seen when it is not', () => {
    const text = '// Calls `runNode()`, then `goneName` of `Run.startAll`.\nrunNode(`goneName`)'
    expect(unknownNames(text, codeNames([text]))).toEqual(['startAll'])
    expect(unknownNames(text, codeNames(['runNode()']))).toEqual(['goneName', 'startAll'])
  })
})

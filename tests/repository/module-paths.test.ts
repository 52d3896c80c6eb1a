import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

// macOS and Windows ignore case in file names: there, `files.ts` and `Files.tsx` are one module, and one of them is
// lost.

const root = resolve(import.meta.dirname, '../..')
/** In Vite's order. */
const endings = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json']
const isModule = (path: string) => /\.[cm]?[jt]sx?$/.test(path)

/** From git's index: on a case-insensitive file system, only git has both of two such files. */
function ourFiles(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout, stderr, status } = spawnSync('git', list, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git could not list the files: ${stderr}`)
  return [...new Set(stdout.split('\0'))].filter(path => path !== '')
}

/** The import path of a module, on a case-insensitive file system. */
const importedAs = (path: string) => path.replace(/(\/index)?(\.d)?\.\w+$/, '').toLowerCase()

/** Groups of modules, or of folders, that collide on a case-insensitive file system. */
function twins(paths: readonly string[]): string[][] {
  const folders = new Set<string>()
  for (const path of paths) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) folders.add(`${folder}/`)
  }
  const groups = new Map<string, string[]>()
  const put = (key: string, path: string) => groups.set(key, [...(groups.get(key) ?? []), path])
  for (const path of paths) put(isModule(path) ? `module ${importedAs(path)}` : `file ${path.toLowerCase()}`, path)
  for (const folder of folders) put(`folder ${folder.toLowerCase()}`, folder)
  return [...groups.values()].filter(group => group.length > 1)
}

/** Imports with another target, none or several, where case is ignored. */
function wrongImports(paths: readonly string[], textOf: (path: string) => string): string[] {
  const exact = new Set(paths)
  const ignoringCase = new Map<string, string[]>()
  for (const path of paths) {
    const key = path.toLowerCase()
    ignoringCase.set(key, [...(ignoringCase.get(key) ?? []), path])
  }
  const ways = (path: string) => [path, ...endings.map(end => path + end), ...endings.map(end => `${path}/index${end}`)]
  return paths.filter(isModule).flatMap(from =>
    ts.preProcessFile(textOf(from), true, true).importedFiles.flatMap(({ fileName }) => {
      if (!fileName.startsWith('.')) return []
      const wanted = ways(posix.join(posix.dirname(from), fileName.replace(/\?.*$/, '')))
      const meant = wanted.find(path => exact.has(path))
      // Unresolvable imports are up to the import rules.
      if (meant === undefined) return []
      const found = wanted.map(path => ignoringCase.get(path.toLowerCase())).find(files => files !== undefined) ?? []
      return found.length === 1 && found[0] === meant ? [] : [`${from}: ${fileName} is ${found.join(' or ')}`]
    }),
  )
}

describe('on a disk that ignores case', () => {
  const all = ourFiles()

  it.each([
    ['two modules of a folder', ['a/files.ts', 'a/Files.tsx']],
    ['two endings of one name', ['a/files.ts', 'a/files.tsx']],
    ['a module and the index of a folder', ['a/Files.tsx', 'a/files/index.ts']],
    ['two folders', ['a/files/x.ts', 'a/Files/y.ts']],
    ['two other files', ['a/Read.md', 'a/READ.md']],
  ])('%s would be one', (_, paths) => {
    expect(twins(paths)).toHaveLength(1)
  })

  it('equal names in two folders, a folder beside a module, and a module with its style are no twins', () => {
    expect(
      twins(['a/view.tsx', 'b/View.tsx', 'a/Sheet.tsx', 'a/sheet/x.ts', 'a/view.module.css', 'a/v.test.ts']),
    ).toEqual([])
  })

  it('no two files of ours are one', () => {
    expect(all.length).toBeGreaterThan(1_000)
    expect(twins(all)).toEqual([])
  })

  it.each([
    [
      'a twin',
      { 'a/view.tsx': `import './Files'`, 'a/Files.tsx': '', 'a/files.ts': '' },
      'a/view.tsx: ./Files is a/files.ts',
    ],
    ['a twin by import()', { 'a.ts': `import('./B')`, 'B.tsx': '', 'b.ts': '' }, 'a.ts: ./B is b.ts'],
    ['two at once', { 'a.ts': `export * from './B'`, 'B.ts': '', 'b.ts': '' }, 'a.ts: ./B is B.ts or b.ts'],
  ])('an import of %s leads elsewhere', (_, files, problem) => {
    const tree: Record<string, string> = files
    expect(wrongImports(Object.keys(tree), path => tree[path] ?? '')).toEqual([problem])
  })

  it('every import of ours leads where it leads elsewhere', () => {
    const ours = all.filter(path => /^(src|tests)\//.test(path) && existsSync(join(root, path)))
    expect(wrongImports(ours, path => readFileSync(join(root, path), 'utf8'))).toEqual([])
  })
})

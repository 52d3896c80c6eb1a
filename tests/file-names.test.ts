import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What an import of a module says, on a disk that ignores case. */
const importedAs = (path: string) => path.replace(/(\/index)?(\.d)?\.[cm]?[jt]sx?$/, '').toLowerCase()

// macOS and Windows ignore case in file names: there, `files.ts` and `Files.tsx` are one module, and one of them is lost.
it('no two files are one on a disk that ignores case', () => {
  // Git knows both also where the disk has only one.
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const paths = [...new Set(list.split('\0'))].filter(Boolean)
  const same = new Map<string, string[]>()
  for (const path of paths) same.set(importedAs(path), [...(same.get(importedAs(path)) ?? []), path])
  expect([...same.values()].filter(group => group.length > 1)).toEqual([])
})

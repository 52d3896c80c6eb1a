import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { LocalizedError } from '../language/localized-error'
import { msg } from '../language/message'
import type { Host } from '../model/host'
import { withFileError } from '../terminal/file-error'

/**
 * Files of this machine, relative to a folder; by default the working directory. Writing requires permission in
 * advance.
 */
export function filesOf({
  mayWrite,
  folder = '.',
}: {
  mayWrite: boolean
  folder?: string | undefined
}): NonNullable<Host['files']> {
  return {
    async read(path, signal) {
      try {
        return await readFile(resolve(folder, path), { encoding: 'utf8', signal })
      } catch (error) {
        throw new LocalizedError(withFileError(path, error))
      }
    },
    async write(path, text, signal) {
      if (!mayWrite)
        throw new LocalizedError(msg('{path} was not written: that needs {option}.', { path, option: '--allow-write' }))
      try {
        await writeFile(resolve(folder, path), text, { signal })
      } catch (error) {
        throw new LocalizedError(withFileError(path, error))
      }
    },
  }
}

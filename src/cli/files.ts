import { readFile, writeFile } from 'node:fs/promises'
import type { Host } from '../engine/host'
import { sayFileError } from './load'

/** The files of this machine, by paths from the folder that we are in. Writing needs a yes beforehand. */
export function filesOf({ mayWrite }: { mayWrite: boolean }): NonNullable<Host['files']> {
  return {
    async read(path, signal) {
      try {
        return await readFile(path, { encoding: 'utf8', signal })
      } catch (error) {
        throw new Error(`${path}: ${sayFileError(error)}`)
      }
    },
    async write(path, text, signal) {
      if (!mayWrite) throw new Error(`${path} was not written: that needs --allow-write.`)
      try {
        await writeFile(path, text, { signal })
      } catch (error) {
        throw new Error(`${path}: ${sayFileError(error)}`)
      }
    },
  }
}

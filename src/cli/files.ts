import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { LocalizedError } from '../language/localized-error'
import { msg } from '../language/message'
import type { Host } from '../model/host'
import { readFileContent } from '../nodes/kit/read-file'
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
      const content = readFileContent(path, await bytesOf(resolve(folder, path), path, signal))
      if ('problem' in content) throw new LocalizedError(content.problem)
      if ('text' in content) return content.text
      throw new LocalizedError(
        msg('“{name}” is a picture. Give it with {option}.', { name: path, option: `--in NODE=${path}` }),
      )
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

async function bytesOf(file: string, path: string, signal: AbortSignal) {
  try {
    return new Uint8Array(await readFile(file, { signal }))
  } catch (error) {
    throw new LocalizedError(withFileError(path, error))
  }
}

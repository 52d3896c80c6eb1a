import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives the workers and the programs that they start one folder for temporary files, and removes it at the end: a test
 * that fails leaves nothing behind either.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'aili5-units-'))
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  // Windows keeps the files of a process open briefly after its end.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

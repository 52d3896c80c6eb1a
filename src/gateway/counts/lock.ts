import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Says that this process, and no other, writes a file. What a process left that is no more counts for nothing.
 * @returns gives it back
 * @throws Error when a living process holds it.
 */
export function takeLock(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `Another gateway (process ${holder}) is using ${file.replace(/\.lock$/, '')}. Stop that one first.`,
      )
    }
    rmSync(file, { force: true })
    return takeLock(file)
  }
  return () => rmSync(file, { force: true })
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is alive too.
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
/** Folder of the built page. */
export const dist = join(root, 'dist')

const sources = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

/** Milliseconds since the epoch of the newest change in a file or folder; 0 where it does not exist. */
function lastChange(path: string): number {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0
  return Math.max(entry.mtimeMs, ...readdirSync(path).map(name => lastChange(join(path, name))))
}

/**
 * Builds the page unless the build is newer than all of its sources.
 * @throws Error with the build's output when it fails.
 */
export function buildWhenStale(): void {
  const built = lastChange(join(dist, 'sw.js'))
  if (built > Math.max(...sources.map(source => lastChange(join(root, source))))) return
  // Vitest's NODE_ENV would build React's development version.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The page could not be built.\n${stdout}\n${stderr}`)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What Vite writes about a built file: its place, and what it loads with itself. */
export interface ManifestEntry {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
export type Manifest = Record<string, ManifestEntry>

/** A script or style of the build. */
export interface BuiltFile {
  file: string
  /** Gzip, as a web host sends it. */
  bytes: number
  /** Needed before the page shows anything. */
  first: boolean
  /** Source files that went into it. */
  modules: string[]
}

/** The files that the page needs before it shows anything: the entries, what they import, and their styles. */
export function firstLoadFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const entry = manifest[key]
    if (!entry || seen.has(key)) return
    seen.add(key)
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    for (const imported of entry.imports ?? []) visit(imported)
  }
  for (const [key, entry] of Object.entries(manifest)) if (entry.isEntry) visit(key)
  return files
}

/** Every script and style of a build, the largest first. */
export function builtFiles(dist: string): BuiltFile[] {
  const read = (name: string) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))
  const manifest: Manifest = read('manifest.json')
  const modules: Record<string, string[]> = read('modules.json')
  const first = firstLoadFiles(manifest)
  const all = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))
  return [...all]
    .filter(file => /\.(js|css)$/.test(file))
    .map(file => ({
      file,
      bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
      first: first.has(file),
      modules: modules[file] ?? [],
    }))
    .sort((a, b) => b.bytes - a.bytes)
}

/** Gzip bytes of everything that the first load needs. */
export function firstLoadBytes(files: readonly BuiltFile[]): number {
  return files.reduce((sum, { bytes, first }) => sum + (first ? bytes : 0), 0)
}

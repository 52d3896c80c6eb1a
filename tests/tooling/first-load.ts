import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What Vite writes about a built file: its place, and what it loads with itself. */
export interface ManifestEntry {
  file: string
  /** Keys of the manifest. */
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
  /** Source files that went into it, with their length before minifying. */
  modules: Record<string, number>
}

/** The files that the page needs before it shows anything: what its HTML names, what that imports, and their styles. */
export function firstLoadFiles(html: string, manifest: Manifest): Set<string> {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file,
  )
  const files = new Set<string>()
  const visit = (entry: ManifestEntry | undefined) => {
    if (!entry || files.has(entry.file)) return
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    for (const imported of entry.imports ?? []) visit(manifest[imported])
  }
  for (const file of named) {
    visit(Object.values(manifest).find(entry => entry.file === file))
    if (file) files.add(file)
  }
  return files
}

/** Every script and style of a build, the largest first. */
export function builtFiles(dist: string): BuiltFile[] {
  const read = (name: string) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))
  const manifest: Manifest = read('manifest.json')
  const modules: Record<string, BuiltFile['modules']> = read('modules.json')
  const first = firstLoadFiles(readFileSync(join(dist, 'index.html'), 'utf8'), manifest)
  const all = new Set([...first, ...Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])])
  return [...all]
    .filter(file => /\.(js|css)$/.test(file))
    .map(file => ({
      file,
      bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
      first: first.has(file),
      modules: modules[file] ?? {},
    }))
    .sort((a, b) => b.bytes - a.bytes)
}

/** Gzip bytes of everything that the first load needs. */
export function firstLoadBytes(files: readonly BuiltFile[]): number {
  return files.reduce((sum, { bytes, first }) => sum + (first ? bytes : 0), 0)
}

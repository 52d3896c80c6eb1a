import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { CatalogPart } from '../../src/language/catalog-parts'
import { chunkPlan } from '../chunks'

const entry = 'src/main.tsx'

/** The modules that the page imports statically: those of its first load. */
export function firstModules(modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  return importedFrom([entry], modules)
}

/** The modules of a run with the demo model and of what shows it, by the plan of chunks. */
export function runModules(modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  const entries = chunkPlan.flatMap(({ name, entries }) => (name === 'run' || name === 'demo' ? entries : []))
  return importedFrom(entries, modules)
}

/** These modules, and all that they import statically. */
function importedFrom(paths: readonly string[], modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    const code = modules.get(path)
    if (code === undefined || found.has(path)) return
    found.add(path)
    for (const imported of importsOf(path, code)) {
      const target = posix.join(posix.dirname(path), imported)
      for (const ending of ['.ts', '.tsx', '/index.ts', '/index.tsx']) visit(target + ending)
    }
    for (const [, glob = ''] of code.matchAll(eagerGlob)) {
      const pattern = patternOf(posix.join(posix.dirname(path), glob))
      for (const other of modules.keys()) if (pattern.test(other)) visit(other)
    }
  }
  for (const path of paths) visit(path)
  return found
}

/** Modules that are found by their place, and imported statically. */
const eagerGlob = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']*)',\s*\{ eager: true/g

/** The paths of a glob of names, `*` and `{a,b}`. */
const patternOf = (glob: string) =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]+')
      .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)}$`,
  )

/** What a module imports from others of ours when it runs; types are gone by then. */
function importsOf(path: string, code: string): string[] {
  const { module } = parseSync(path, code, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const imports = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  )
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest] : [])),
  )
  return [...imports.map(({ moduleRequest }) => moduleRequest), ...exports]
    .map(({ value }) => value)
    .filter(name => name.startsWith('.'))
}

const parts: readonly [folder: RegExp, parts: readonly CatalogPart[]][] = [
  [/^src\/cli\//, ['cli']],
  [/^src\/gateway\//, ['gateway']],
  [/^src\/terminal\//, ['cli', 'gateway']],
  [/^src\/lessons\/lesson-list\.ts$/, ['lessons', 'gateway']],
  [/^src\/content\/lessons\//, ['lessons']],
  [/^src\/content\/starters\//, ['starters']],
]

/** The parts of a catalog that have a message of these modules. What an earlier part has, no later one repeats. */
export function partsOf(
  files: readonly string[],
  { shell, run }: Record<'shell' | 'run', ReadonlySet<string>>,
): CatalogPart[] {
  if (files.some(file => shell.has(file))) return ['shell']
  if (files.some(file => run.has(file))) return ['run']
  const found = new Set(files.flatMap(file => parts.find(([folder]) => folder.test(file))?.[1] ?? (['page'] as const)))
  return found.has('page') ? ['page'] : [...found]
}

import { dirname, relative, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * The page's chunks in the order in which they are fetched. A chunk holds what its entry points import statically, unless
 * an earlier chunk has it; so chunks import earlier ones alone. What no chunk names gets a chunk for each `import()`.
 */
export const chunkPlan: readonly { name: string; entries: readonly string[] }[] = [
  // From Run to the demo model's first word, and what shows it.
  {
    name: 'run',
    entries: [
      'src/store/run/run.chunk.ts',
      'src/store/run/open-recordings.ts',
      'src/ui/app/run.chunk.ts',
      'src/components/Structured.tsx',
      'src/nodes/results.chunk.ts',
      'node_modules/@cfworker/json-schema/dist/esm/index.js',
    ],
  },
  // What the demo model answers with.
  { name: 'demo', entries: ['src/providers/demo/index.ts'] },
  // What documents are read and kept with, and all types of nodes.
  { name: 'documents', entries: ['src/store/document/documents.chunk.ts'] },
  // What reads Markdown, for the page's cards and for its lists.
  {
    name: 'markdown',
    entries: ['node_modules/react-markdown/index.js', 'node_modules/mdast-util-from-markdown/index.js'],
  },
  // Beside the stack on a wide screen, and inside of a card that is opened.
  { name: 'editor', entries: ['src/ui/app/editor.chunk.ts'] },
  { name: 'x-ray', entries: ['src/ui/classroom/predict/XRayUnlessHidden.tsx'] },
]

const root = resolve(import.meta.dirname, '..')
const pathOf = (id: string) => relative(root, id).replaceAll('\\', '/')

/** The names that a module imports from the icons' package. */
function iconsIn(code: string): string[] {
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
  return imports.flatMap(([, names = '']) => names.split(',')).map(name => name.trim().replace(/\s+as\s.*$/, ''))
}

/** Which planned chunk each module belongs to. Filled when all modules are known. */
const chunkOf = new Map<string, string>()

/** Finds what the planned chunks' entry points import, before the bundler asks for it. */
export const chunkPlanPlugin: Plugin = {
  name: 'aili5-chunk-plan',
  apply: 'build',
  buildEnd() {
    chunkOf.clear()
    const ids = [...this.getModuleIds()]
    // The package's index imports every icon that there is, so a module's icons are found by the names that it imports.
    const iconIds = new Map<string, string>()
    const index = ids.find(id => id.endsWith('/lucide-react.mjs')) ?? ''
    const lines = this.getModuleInfo(index)?.code?.matchAll(/export \{([^}]*)\} from '\.([^']*)'/g) ?? []
    for (const [, names = '', path] of lines) {
      for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) iconIds.set(name, dirname(index) + path)
    }
    const idOf = new Map(ids.map(id => [pathOf(id), id]))
    for (const { name, entries } of chunkPlan) {
      const visit = (id: string) => {
        const info = this.getModuleInfo(id)
        if (!info || chunkOf.has(id) || id === index) return
        chunkOf.set(id, name)
        for (const icon of iconsIn(info.code ?? '')) visit(iconIds.get(icon) ?? '')
        for (const imported of info.importedIds) visit(imported)
      }
      for (const entry of entries) {
        const id = idOf.get(entry)
        if (!id)
          this.error(`The entry point ${entry} of the chunk “${name}” is no module of the page: see build/chunks.ts.`)
        visit(id)
      }
    }
  },
}

/** For the bundler's `codeSplitting`. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What the first load needs comes in one file. The entry itself is apart: it waits for files that need this one, which
  // must have been evaluated by then.
  { name: 'shell', tags: ['$initial'], test: id => !/\/(index\.html|src\/main\.tsx)$/.test(id) },
  ...[...new Set(chunkPlan.map(({ name }) => name))].map(name => ({
    name,
    test: (id: string) => chunkOf.get(id) === name,
    includeDependenciesRecursively: false,
  })),
]

import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** Packages and languages that are cached once they are used, unless a person wants the whole page offline. */
const onlyWhenUsed =
  /node_modules\/(@anthropic-ai|openai|posthog-js|yaml|just-bash|quickjs-emscripten[\w-]*|@jitl|@modelcontextprotocol)\/|src\/language\/catalogs\//
/** Bytes from which any file is one of them. */
const large = 150_000
/** Except the graph and the demo model: a shared flow with its run must work offline, and needs a model. */
const promised = /node_modules\/@xyflow\/|src\/providers\/demo\//
/** Characters of a bundle: a few requests, of which each may fail or be repeated. */
const bundleLength = 1_000_000

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset
const contentOf = (file: BuiltFile) => (file.type === 'chunk' ? file.code : file.source)
const isForLater = (file: BuiltFile) => {
  const modules = file.type === 'chunk' ? Object.keys(file.modules) : []
  if (modules.some(id => promised.test(id))) return false
  return contentOf(file).length > large || modules.some(id => onlyWhenUsed.test(id))
}

/** The files of the first load, once they are built: the service worker keeps them from its first moment. */
export const shellFiles = (): ReadonlySet<string> => shell
let shell: ReadonlySet<string> = new Set()

/** Texts of several files, joined up to a length: `[name, content]`. */
function groupsOf(files: readonly BuiltFile[]): [string, string][][] {
  const groups: [string, string][][] = []
  let length = Number.POSITIVE_INFINITY
  for (const file of files) {
    const content = String(contentOf(file))
    if (length + content.length > bundleLength) {
      groups.push([])
      length = 0
    }
    groups.at(-1)?.push([file.fileName, content])
    length += content.length
  }
  return groups
}

/**
 * Writes offline.json: the bundles of files that the page caches when idle, so that it works offline after one visit,
 * and the files that it caches on request only. A bundle is one request for many files: `{ name: content }`.
 */
export const offlinePlugin: Plugin = {
  name: 'aili5-offline-lists',
  apply: 'build',
  generateBundle: {
    // Behind Vite's own, which says which styles belong to a chunk and completes their code.
    order: 'post',
    handler(_, bundle) {
      // A model's 9 MB runtime is of no use without its weights, which a person fetches by hand.
      const files = Object.values(bundle).filter(
        ({ fileName }) =>
          /^assets\/.+\.(js|css|wasm|woff2)$/.test(fileName) && !/\/(wllama|llama\.worker)-/.test(fileName),
      )
      /** These files with all that comes along with them. */
      const withNeeds = (names: readonly string[], found = new Set<string>()): Set<string> => {
        for (const name of names) {
          const file = bundle[name]
          if (!file || found.has(name)) continue
          found.add(name)
          if (file.type !== 'chunk') continue
          withNeeds([...file.imports, ...(file.viteMetadata?.importedCss ?? [])], found)
        }
        return found
      }
      const names = (of: readonly BuiltFile[]) => of.map(({ fileName }) => fileName)
      const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'))
      shell = withNeeds([...names(files.filter(file => file.type === 'chunk' && file.isEntry)), ...names(fonts)])
      const soon = withNeeds(names(files.filter(file => !isForLater(file))))
      const isText = (name: string) => /\.(js|css)$/.test(name)
      const bundled = files.filter(({ fileName }) => soon.has(fileName) && !shell.has(fileName) && isText(fileName))
      const bundles = groupsOf(bundled).map(group => {
        const source = JSON.stringify(Object.fromEntries(group))
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `assets/offline-${hash}.json`
        this.emitFile({ type: 'asset', fileName, source })
        return { url: fileName, bytes: gzipSync(source).length, files: group.map(([name]) => name) }
      })
      const later = files.filter(
        ({ fileName }) => !shell.has(fileName) && !bundled.some(file => file.fileName === fileName),
      )
      const laterBytes = later.reduce((sum, file) => sum + gzipSync(contentOf(file)).length, 0)
      const source = JSON.stringify({ bundles, later: names(later), laterBytes })
      this.emitFile({ type: 'asset', fileName: 'offline.json', source })
    },
  },
}

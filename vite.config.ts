import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { chunkGroups, chunkPlanPlugin } from './build/chunks.ts'

/**
 * What the built page may do. `connect-src` is open, because people type the address of their own model; what may
 * really be called is decided by the broker. A page from Vite's own server has no policy: it needs inline scripts.
 */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' https: http:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

const contentPolicyPlugin: Plugin = {
  name: 'aili5-content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy },
      injectTo: 'head-prepend',
    },
  ],
}

/** Writes which modules went into which file, with their length before minifying, so that the size budget can name what came into the first load. */
const moduleListPlugin: Plugin = {
  name: 'aili5-module-list',
  apply: 'build',
  generateBundle(_, bundle) {
    const ours = (id: string) => relative(import.meta.dirname, id).replaceAll('\\', '/')
    const lists = Object.values(bundle).flatMap(file => {
      if (file.type !== 'chunk') return []
      const modules = Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0)
      return [
        [file.fileName, Object.fromEntries(modules.map(([id, { renderedLength }]) => [ours(id), renderedLength]))],
      ]
    })
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(lists)) })
  },
}

/** Packages that are cached on first use, unless a person wants the whole page offline. */
const onlyWhenUsed =
  /node_modules\/(@anthropic-ai|openai|posthog-js|yaml|just-bash|quickjs-emscripten[\w-]*|@jitl|@modelcontextprotocol)\//
/** Bytes from which any file is one of them. */
const large = 150_000
/** Except the graph and the demo model: a shared flow with its run must work offline, and needs a model. */
const promised = /node_modules\/@xyflow\/|src\/providers\/demo\//

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset
const lengthOf = (file: BuiltFile) => (file.type === 'chunk' ? file.code : file.source).length
const isForLater = (file: BuiltFile) => {
  const modules = file.type === 'chunk' ? Object.keys(file.modules) : []
  if (modules.some(id => promised.test(id))) return false
  return lengthOf(file) > large || modules.some(id => onlyWhenUsed.test(id))
}

/** The files of the first load: the service worker keeps them from its first moment. */
let shell: ReadonlySet<string> = new Set()

/**
 * Writes offline.json: the files that the page caches when idle, so that it works offline after one visit, and those
 * that it caches on request only.
 */
const offlinePlugin: Plugin = {
  name: 'aili5-offline-lists',
  apply: 'build',
  generateBundle: {
    // Behind Vite's own, which says which styles belong to a chunk.
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
      const later = files.filter(({ fileName }) => !soon.has(fileName))
      const laterBytes = later.reduce((sum, file) => sum + lengthOf(file), 0)
      const source = JSON.stringify({ soon: [...soon], later: names(later), laterBytes })
      this.emitFile({ type: 'asset', fileName: 'offline.json', source })
    },
  },
}

/** A file that the service worker keeps; without a revision where its name has a hash of its content. */
interface PrecacheEntry {
  url: string
  revision: string | null
}

/** The folder that this build writes to. */
let dist = ''

/** Builds src/service-worker.ts to sw.js, with the list of the files that it keeps from its first moment. */
const serviceWorkerPlugin: Plugin = {
  name: 'aili5-service-worker',
  apply: 'build',
  configResolved({ root, build: { outDir } }) {
    dist = resolve(root, outDir)
  },
  // Once all files are written, those of `public` too.
  async closeBundle() {
    const own = readdirSync(dist).filter(file => /\.(html|svg|json|webmanifest)$/.test(file))
    const revision = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(dist, file)))
        .digest('hex')
    const precache: PrecacheEntry[] = [
      ...own.map(url => ({ url, revision: revision(url) })),
      ...[...shell].map(url => ({ url, revision: null })),
    ]
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { PRECACHE: JSON.stringify(precache), 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: resolve(import.meta.dirname, 'src/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    })
  },
}

/** Icons name each of their lines by chance letters, for React in development. They would be a tenth of what icons take. */
const iconKeysPlugin: Plugin = {
  name: 'aili5-icon-keys',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/lucide-react/dist/esm/icons/')) return
    return { code: code.replace(/,\s*key: ['"]\w+['"]/g, ''), map: null }
  },
}

/** What Markdown uses to read entities such as `&copy;` would set innerHTML in a page, which Trusted Types refuse. */
const entitiesFromTable = resolve(import.meta.dirname, 'node_modules/decode-named-character-reference/index.js')

export default defineConfig({
  base: './',
  resolve: { alias: { 'decode-named-character-reference': entitiesFromTable } },
  plugins: [
    react(),
    iconKeysPlugin,
    contentPolicyPlugin,
    chunkPlanPlugin,
    moduleListPlugin,
    offlinePlugin,
    serviceWorkerPlugin,
  ],
  build: {
    target: 'es2022',
    // The size budget reads it: which files the first load needs.
    manifest: true,
    modulePreload: { polyfill: false },
    // A font or script as a data: address would be refused by the content policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  worker: { format: 'es' },
})

import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { generateDtsBundle } from 'dts-bundle-generator'
import { build, type Plugin } from 'vite'
import { messagesPlugin } from './messages/plugin'

// Builds what the package publishes: the command and the library for Node, with everything that they import. The page is
// no part of it. `npm pack` and `npm publish` run it first.

const root = resolve(import.meta.dirname, '..')

/**
 * What just-bash loads for options that no shell here sets: a network, foreign languages, databases. Together they are
 * larger than the rest of it.
 */
const unusedByShell = /\/just-bash\/dist\/bundle\/chunks\/(undici|python3|js-exec|sqlite3)-\w+\.js$/

const withoutUnused: Plugin = {
  name: 'aili5-without-unused',
  enforce: 'pre',
  load: id => (unusedByShell.test(id.replaceAll('\\', '/')) ? 'export default undefined' : null),
}

/** The interpreter of custom code looks for its binary beside its own module. */
const interpreterBinary: Plugin = {
  name: 'aili5-interpreter-binary',
  generateBundle() {
    const path = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
    this.emitFile({ type: 'asset', fileName: 'chunks/emscripten-module.wasm', source: readFileSync(path) })
  },
}

/**
 * The MCP SDK validates with ajv in Node, which generates code and comes twice, in the client and in the server. The
 * validator that the SDK uses in a page is smaller and generates none.
 */
const validatorOfThePage: Plugin = {
  name: 'aili5-mcp-validator',
  enforce: 'pre',
  load(id) {
    const side = /\/@modelcontextprotocol\/(client|server)\/dist\/ajvProvider-[\w-]+\.mjs$/.exec(
      id.replaceAll('\\', '/'),
    )?.[1]
    if (!side) return null
    // "n" is the name under which the SDK's own modules import the class.
    return `export { CfWorkerJsonSchemaValidator as n } from '@modelcontextprotocol/${side}/validators/cf-worker'`
  },
}

/** Builds the command and the library into a folder. */
export async function buildPackage(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [messagesPlugin({ parts: ['terminal'] }), withoutUnused, validatorOfThePage, interpreterBinary],
    // Nothing is installed beside the package: overrides of this repository do not reach those who install it.
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: { aili5: resolve(root, 'src/cli/main.ts'), index: resolve(root, 'src/library.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
}

/** Writes the types of the library as one file that needs no other package. */
export async function buildTypes(folder: string): Promise<void> {
  const [types] = generateDtsBundle(
    [
      {
        filePath: resolve(root, 'src/library.ts'),
        libraries: { inlinedLibraries: ['valibot', '@standard-schema/spec'] },
        output: { noBanner: true, exportReferencedTypes: false },
      },
    ],
    { preferredConfigPath: resolve(root, 'tsconfig.json') },
  )
  await writeFile(resolve(folder, 'index.d.ts'), types ?? '')
}

if (import.meta.filename === process.argv[1]) {
  const folder = resolve(root, 'dist-cli')
  await rm(folder, { recursive: true, force: true })
  await buildPackage(folder)
  await buildTypes(folder)
}

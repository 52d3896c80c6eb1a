import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { messagesPlugin } from '../../build/messages/plugin'

const built = new Map<string, Promise<string>>()

/**
 * The path of a program with its packages, for processes of tests. It is built once: a process that starts from it takes
 * a quarter of the time of one that compiles the sources.
 * @param entry its main module, from the root of the repository
 */
export function builtProgram(entry: string): Promise<string> {
  const path = built.get(entry) ?? buildProgram(entry)
  built.set(entry, path)
  return path
}

async function buildProgram(entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'aili5-program-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [messagesPlugin()],
    build: {
      ssr: entry,
      outDir: folder,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
    ssr: { noExternal: true },
  })
  return join(folder, 'main.mjs')
}

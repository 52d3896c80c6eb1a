import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Measure } from './measure'

/**
 * The engine's own time, built like the page. tsx sets the name of every function whenever it is created, which is
 * significant for calls of microseconds.
 */
export async function measureBuiltEngine(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'aili5-bench-'))
  try {
    await build({
      configFile: false,
      root: join(import.meta.dirname, '../../..'),
      logLevel: 'error',
      build: {
        ssr: join(import.meta.dirname, 'engine.ts'),
        outDir: folder,
        emptyOutDir: false,
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
      ssr: { noExternal: true },
    })
    const built = (await import(pathToFileURL(join(folder, 'engine.mjs')).href)) as typeof import('./engine')
    return await built.measureEngine()
  } finally {
    await rm(folder, { recursive: true })
  }
}

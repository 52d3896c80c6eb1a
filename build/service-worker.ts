import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { shellFiles } from './offline.ts'

const root = resolve(import.meta.dirname, '..')

/** A file that the service worker keeps; without a revision where its name has a hash of its content. */
interface PrecacheEntry {
  url: string
  revision: string | null
}

/** The folder that this build writes to. */
let dist = ''

/** Builds src/service-worker.ts to sw.js, with the list of the files that it keeps from its first moment. */
export const serviceWorkerPlugin: Plugin = {
  name: 'aili5-service-worker',
  apply: 'build',
  configResolved({ build: { outDir } }) {
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
      ...[...shellFiles()].map(url => ({ url, revision: null })),
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
          input: resolve(root, 'src/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    })
  },
}

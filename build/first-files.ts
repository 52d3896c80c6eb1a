import { minify } from 'terser'
import type { Plugin } from 'vite'

/** The chunks of a first visit, up to the demo's first answer. */
const first = new Set(['shell', 'run', 'demo'])

/**
 * Terser makes a file 2 % smaller than the bundler's own minifier, which still comes after it; in fifty times its time, so
 * for the files of a first visit alone.
 */
export const firstFilesPlugin: Plugin = {
  name: 'aili5-first-files',
  apply: 'build',
  async renderChunk(code, chunk) {
    // A catalog has such a name too.
    if (!first.has(chunk.name) || chunk.moduleIds.length < 2) return
    const { code: smaller } = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } })
    return smaller ? { code: smaller, map: null } : undefined
  },
}

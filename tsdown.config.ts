import { defineConfig } from 'tsdown'
import { messagesPlugin } from './build/messages/plugin.ts'

/**
 * The published package: the command line and the library, for Node. `npm pack` and `npm publish` build it first. What is
 * in `dependencies` stays an import; the page is no part of it.
 */
export default defineConfig({
  entry: { aili5: 'src/cli/main.ts', index: 'src/library.ts', sandbox: 'src/cli/sandbox.worker.ts' },
  outDir: 'dist-cli',
  platform: 'node',
  fixedExtension: false,
  outputOptions: { chunkFileNames: 'chunks/[name]-[hash].js' },
  plugins: [messagesPlugin({ parts: ['terminal'] })],
  dts: true,
  report: false,
  deps: { onlyBundle: false },
  checks: { pluginTimings: false },
})

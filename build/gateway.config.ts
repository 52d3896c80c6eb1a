import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { messagesPlugin } from './messages/plugin.ts'

const root = resolve(import.meta.dirname, '..')

/** The class gateway for workerd, Deno and Bun, with its catalogs compiled: `npm run build:gateway` writes `dist-gateway`. */
export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'error',
  plugins: [messagesPlugin({ parts: ['terminal'] })],
  ssr: { target: 'webworker', noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist-gateway',
    minify: false,
    rolldownOptions: {
      input: ['workers', 'deno', 'bun'].map(name => `src/gateway/deploy/${name}.ts`),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})

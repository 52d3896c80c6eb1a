import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  base: './',
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  plugins: [react(), contentPolicyPlugin, moduleListPlugin],
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
        codeSplitting: {
          // What the first load needs comes in one file: it packs better, and a school's wifi likes one request. The
          // start itself stays apart: it waits for files that need this one, which must be ready by then.
          groups: [{ name: 'first', tags: ['$initial'], test: id => !/\/(index\.html|src\/main\.tsx)$/.test(id) }],
        },
      },
    },
  },
  worker: { format: 'es' },
})

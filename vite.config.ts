import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { chunkGroups, chunkPlanPlugin } from './build/chunks.ts'
import { contentPolicyPlugin } from './build/content-policy.ts'
import { firstFilesPlugin } from './build/first-files.ts'
import { iconKeysPlugin } from './build/icon-keys.ts'
import { messagesPlugin } from './build/messages/plugin.ts'
import { moduleListPlugin } from './build/module-list.ts'
import { offlinePlugin } from './build/offline.ts'
import { reactImportsPlugin } from './build/react-imports.ts'
import { serviceWorkerPlugin } from './build/service-worker.ts'

/** What Markdown uses to read entities such as `&copy;` would set innerHTML in a page, which Trusted Types refuse. */
const entitiesFromTable = resolve(import.meta.dirname, 'node_modules/decode-named-character-reference/index.js')

export default defineConfig({
  base: './',
  resolve: { alias: { 'decode-named-character-reference': entitiesFromTable } },
  plugins: [
    messagesPlugin(),
    iconKeysPlugin,
    reactImportsPlugin,
    contentPolicyPlugin,
    chunkPlanPlugin,
    moduleListPlugin,
    offlinePlugin,
    serviceWorkerPlugin,
    firstFilesPlugin,
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
  // Workers speak English: the page translates what they say.
  worker: { format: 'es', plugins: () => [messagesPlugin({ parts: [] })] },
})

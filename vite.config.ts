import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPolicyPlugin } from './build/content-policy.ts'
import { messagesPlugin } from './build/messages/plugin.ts'
import { offlinePlugin } from './build/offline.ts'

export default defineConfig({
  base: './',
  plugins: [react(), messagesPlugin(), contentPolicyPlugin, offlinePlugin()],
  build: {
    // The oldest browsers of README.md. It lowers the style sheets too: `light-dark()` is newer than these.
    target: ['chrome119', 'edge119', 'safari16.4', 'firefox140'],
    modulePreload: { polyfill: false },
    // A font or script as a data: address would be refused by the content policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All that the first screen shows, in one file.
            { name: 'page', tags: ['$initial'] },
            {
              name: 'markdown',
              test: /\/src\/components\/(Markdown|parse-markdown)\.|\/node_modules\/(markdown-it|remend)/,
            },
            // One file for each part of the page that loads later, in place of one for each module that two of them share.
            { name: 'graph', test: /\/src\/ui\/graph\/|\/@xyflow\// },
            { name: 'lessons', test: /\/src\/(ui\/lessons|lessons|store\/lessons|content)\// },
            { name: 'dialogs', test: /\/src\/ui\// },
          ],
        },
      },
    },
  },
  // Workers speak English: the page translates what they say.
  worker: {
    format: 'es',
    plugins: () => [messagesPlugin({ parts: [] })],
    // WebKit runs the first script of a worker again when a later one imports from it, so none does.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'quickjs', test: /\/quickjs-emscripten-core\// },
            { name: 'worker-parts', minShareCount: 2 },
          ],
        },
      },
    },
  },
})

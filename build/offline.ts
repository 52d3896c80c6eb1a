import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { VitePWA } from 'vite-plugin-pwa'

/** Bytes from which a file is kept only once it is used, or when a person wants all of the page offline. */
const large = 150_000

/** Except the parts of the page itself: a shared flow with its run must open offline. */
const partsOfThePage = /\/(index|page|graph|lessons|dialogs|demo|markdown)-[^/]+$/

/** Languages and libraries of other providers. */
const onlyWhenUsed = /\/(ar|de|es|fr|en-GB|sdk|yaml|posthog|connect|emscripten-module|popover|opendyslexic)-[^/]+$/

/** A model's 9 MB runtime is of no use without its weights, which a person fetches by hand. */
const neverKept = /\/(wllama|llama\.worker)-[^/]+$/

/** The files that the service worker keeps once they are used, with their hashes. `src/ui/settings/pwa` reads it too. */
const listOfTheRest = 'offline.json'

/** The service worker that Workbox writes, with the list of the files that it fetches when it is installed. */
export function offlinePlugin() {
  let dist = ''
  return [
    {
      name: 'aili5-output-folder',
      configResolved({ root, build: { outDir } }: { root: string; build: { outDir: string } }) {
        dist = resolve(root, outDir)
      },
    },
    VitePWA({
      // A new version waits until the person takes it: see src/ui/settings/pwa/versions.ts, which registers it.
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ['*.{html,svg,webmanifest}', 'icons/*.png', 'assets/*.{js,css,woff2,wasm}'],
        maximumFileSizeToCacheInBytes: 20_000_000,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        // So that the network may go away during the first visit already.
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        navigateFallback: 'index.html',
        manifestTransforms: [
          async entries => {
            // After a build that failed there is nothing to list.
            if (entries.length === 0) return { manifest: [] }
            const isForLater = ({ url, size }: (typeof entries)[number]) =>
              onlyWhenUsed.test(`/${url}`) || (size > large && !partsOfThePage.test(url))
            const kept = entries.filter(({ url }) => !neverKept.test(url))
            const checked = await Promise.all(
              kept.map(async entry => ({ ...entry, integrity: await integrityOf(resolve(dist, entry.url)) })),
            )
            const rest = Object.fromEntries(checked.filter(isForLater).map(({ url, integrity }) => [url, integrity]))
            await writeFile(resolve(dist, listOfTheRest), JSON.stringify(rest))
            const integrity = await integrityOf(resolve(dist, listOfTheRest))
            const list = { url: listOfTheRest, revision: integrity, integrity, size: 0 }
            return { manifest: [...checked.filter(entry => !isForLater(entry)), list] }
          },
        ],
        runtimeCaching: [
          {
            // Names of assets carry a hash, so a stored file is never out of date.
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
            handler: 'CacheFirst',
            options: {
              cacheName: 'aili5-files',
              matchOptions: { ignoreVary: true },
              plugins: [
                {
                  // Both are written into the service worker as they stand here. What a network answers in place of a
                  // file (the page of a filter, a part of the file) is refused, and not kept under the file's name.
                  requestWillFetch: async ({ request, state }) => {
                    const list = await caches.match(new URL('offline.json', location.href), { ignoreSearch: true })
                    const file = `assets/${new URL(request.url).pathname.split('/assets/').pop()}`
                    const integrity: string | undefined = list && (await list.json())[file]
                    if (state) state.isChecked = integrity !== undefined
                    return integrity ? new Request(request, { integrity }) : request
                  },
                  cacheWillUpdate: async ({ response, state }) => (state?.isChecked ? response : null),
                },
              ],
            },
          },
        ],
      },
    }),
  ]
}

/** With it, a browser refuses an answer that is not the file which was built. */
async function integrityOf(path: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(path))
    .digest('base64')}`
}

import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** The files of the first load, written in by the build. */
declare const PRECACHE: PrecacheEntry[]

/** The part of a service worker's global scope that is used here: the project's types are those of a page. */
const scope = self as unknown as EventTarget & { skipWaiting(): Promise<void> }

/** Aborts the requests of assets that are in progress. */
let aborter = new AbortController()

scope.addEventListener('message', event => {
  const type = (event as MessageEvent<{ type?: string } | null>).data?.type
  // The page asks before it activates a new version: an automatic reload could lose a keystroke.
  if (type === 'SKIP_WAITING') void scope.skipWaiting()
  // Sent to the active worker when a new version is taken: browsers activate it after the last request of the old one.
  if (type === 'ABORT_REQUESTS') {
    aborter.abort()
    aborter = new AbortController()
  }
})
// So that the network may go away during the first visit already.
clientsClaim()
precacheAndRoute(PRECACHE)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')))
registerRoute(
  // Names of assets carry a hash, so a stored file is never out of date. The page unpacks bundles (JSON) itself.
  ({ url, sameOrigin }) => sameOrigin && /\/assets\/[^/]+(?<!\.json)$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'aili5-files',
    matchOptions: { ignoreVary: true },
    plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { signal: aborter.signal }) }],
  }),
)

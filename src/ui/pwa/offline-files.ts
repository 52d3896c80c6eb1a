import * as v from 'valibot'

/** Where the service worker looks for what is not part of the first load. vite.config.ts has the same name. */
const cacheName = 'aili5-files'
/** Files that are fetched side by side: few, so that what the person does goes first. */
const sideBySide = 4

const Lists = v.object({ soon: v.array(v.string()), later: v.array(v.string()), laterBytes: v.number() })

/** Which files this version of the page is made of, beside its first load. `laterBytes`: of the files `later`, unpacked. */
export type OfflineLists = v.InferOutput<typeof Lists>

/** The lists of this version: the service worker keeps them with the page. */
export async function offlineLists(): Promise<OfflineLists> {
  return v.parse(Lists, await (await fetch('./offline.json')).json())
}

/** Fetches what is not there yet, a few at a time. `onProgress` gets how many are there. False when one cannot be had. */
export async function makeAvailable(files: readonly string[], onProgress?: (count: number) => void): Promise<boolean> {
  const cache = await caches.open(cacheName)
  const left = [...files]
  let there = 0
  let whole = true
  const fetchSome = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const isThere =
        (await cache.match(file, { ignoreVary: true })) ||
        (await cache.add(file).then(
          () => true,
          () => false,
        ))
      if (!isThere) whole = false
      onProgress?.(++there)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, fetchSome))
  return whole
}

/** Lets go of the files of earlier versions. */
export async function forgetOthers({ soon, later }: OfflineLists): Promise<void> {
  const wanted = new Set([...soon, ...later].map(file => new URL(file, document.baseURI).href))
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}

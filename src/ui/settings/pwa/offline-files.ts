import * as v from 'valibot'

/** Cache that the service worker reads for files outside of the first load. Named the same in vite.config.ts. */
const cacheName = 'aili5-files'
/** Concurrent downloads: few, so that the person's actions have priority. */
const sideBySide = 4

const Lists = v.object({ soon: v.array(v.string()), later: v.array(v.string()), laterBytes: v.number() })

/** The files of this version beyond its first load. `laterBytes`: unpacked size of the files `later`. */
export type OfflineLists = v.InferOutput<typeof Lists>

/** The lists of this version, which the service worker caches with the page. */
export async function offlineLists(): Promise<OfflineLists> {
  return v.parse(Lists, await (await fetch('./offline.json')).json())
}

/** Downloads missing files, a few at a time. `onProgress` gets the number of cached files. False when one fails. */
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

/** Deletes cached files of earlier versions. */
export async function forgetOthers({ soon, later }: OfflineLists): Promise<void> {
  const wanted = new Set([...soon, ...later].map(file => new URL(file, document.baseURI).href))
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}

import * as v from 'valibot'

/** Cache that the service worker reads for files outside of the first load. Named the same in src/service-worker.ts. */
const cacheName = 'aili5-files'
/** Concurrent downloads of single files: few, so that the person's actions have priority. */
const sideBySide = 4
/** So many missing files of a bundle, as after a small release, are downloaded one by one. */
const fewMissing = 3

const BundleSchema = v.object({ url: v.string(), bytes: v.number(), files: v.array(v.string()) })
const Lists = v.object({ bundles: v.array(BundleSchema), later: v.array(v.string()), laterBytes: v.number() })
const BundleContent = v.record(v.string(), v.string())

/**
 * The files of this version beyond its first load: those that are downloaded by themselves, in bundles, and those that
 * are on request. Bytes are compressed.
 */
export type OfflineLists = v.InferOutput<typeof Lists>
type Bundle = OfflineLists['bundles'][number]

/** The lists of this version, which the service worker caches with the page. */
export async function offlineLists(): Promise<OfflineLists> {
  return v.parse(Lists, await (await fetch('./offline.json')).json())
}

/** Bytes that a bundle, or a few of its files, still have to be downloaded. */
export async function missingBytes({ bundles }: OfflineLists): Promise<number> {
  const cache = await caches.open(cacheName)
  let bytes = 0
  for (const bundle of bundles) {
    const missing = await missingOf(cache, bundle.files)
    bytes += Math.round((bundle.bytes * missing.length) / Math.max(1, bundle.files.length))
  }
  return bytes
}

/** Downloads missing files. `onProgress` gets the number of cached files. False when one fails. */
export async function makeAvailable(
  { bundles, later }: OfflineLists,
  wantsAll: boolean,
  onProgress?: (count: number) => void,
): Promise<boolean> {
  const cache = await caches.open(cacheName)
  let there = 0
  let whole = true
  const note = (isThere: boolean) => {
    if (!isThere) whole = false
    onProgress?.(++there)
  }
  const single: string[] = await missingOf(cache, wantsAll ? later : later.filter(isUsed))
  if (wantsAll) for (let count = later.length - single.length; count > 0; count--) note(true)
  for (const bundle of bundles) {
    const missing = await missingOf(cache, bundle.files)
    for (let count = bundle.files.length - missing.length; count > 0; count--) note(true)
    if (missing.length <= fewMissing) single.push(...missing)
    else for (const isThere of await unpack(cache, bundle, missing)) note(isThere)
  }
  const addSome = async () => {
    for (let file = single.pop(); file !== undefined; file = single.pop()) note(await succeeds(cache.add(file)))
  }
  await Promise.all(Array.from({ length: sideBySide }, addSome))
  return whole
}

/** Deletes cached files of earlier versions. */
export async function forgetOthers({ bundles, later }: OfflineLists): Promise<void> {
  const files = [...bundles.flatMap(({ files }) => files), ...later]
  const wanted = new Set(files.map(file => new URL(file, document.baseURI).href))
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}

/** Whether this page has asked for a file, which may have been before its worker could keep it: its language. */
const isUsed = (file: string) => performance.getEntriesByName(new URL(file, document.baseURI).href).length > 0

async function missingOf(cache: Cache, files: readonly string[]): Promise<string[]> {
  const found = await Promise.all(files.map(file => cache.match(file, { ignoreVary: true })))
  return files.filter((_, index) => !found[index])
}

/** Downloads a bundle and caches the wanted files of it, one after the other. Returns for each whether it is cached. */
async function unpack(cache: Cache, { url }: Bundle, wanted: readonly string[]): Promise<boolean[]> {
  const content = await readBundle(url)
  const cached: boolean[] = []
  for (const file of wanted) {
    const text = content?.[file]
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
    const headers = { 'content-type': `${type}; charset=utf-8` }
    cached.push(text !== undefined && (await succeeds(cache.put(file, new Response(text, { headers })))))
  }
  return cached
}

async function readBundle(url: string): Promise<Record<string, string> | null> {
  try {
    const response = await fetch(url)
    return response.ok ? v.parse(BundleContent, await response.json()) : null
  } catch {
    return null
  }
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

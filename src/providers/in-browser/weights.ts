import { sayMegabytes } from './megabytes'
import type { Weights } from './models'

/** The part of the Cache API that keeps models: a file of hundreds of megabytes streams straight to the disk. */
type Shelf = Pick<Cache, 'match' | 'put' | 'delete'>

/** What fetching works with. Tests give their own. */
export interface WeightsParts {
  fetch: typeof globalThis.fetch
  openShelf(): Promise<Shelf>
  /** Bytes that may still be kept here; undefined where the browser does not say. */
  room(): Promise<number | undefined>
}

/** Why a model could not be fetched, as a sentence that says what to do. */
export class WeightsError extends Error {
  override name = 'WeightsError'
}

const SHELF = 'aili5-models'

const ofThePage: WeightsParts = {
  fetch: (input, init) => globalThis.fetch(input, init),
  openShelf: () => globalThis.caches.open(SHELF),
  async room() {
    const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
    return quota === undefined || usage === undefined ? undefined : quota - usage
  },
}

/** The kept file of a model, or null. */
export async function keptWeights({ url }: Weights, { openShelf }: Pick<WeightsParts, 'openShelf'> = ofThePage) {
  const kept = await (await openShelf()).match(url)
  return kept ? kept.blob() : null
}

/** Takes a model off the disk again. */
export async function deleteWeights({ url }: Weights, { openShelf }: Pick<WeightsParts, 'openShelf'> = ofThePage) {
  await (await openShelf()).delete(url)
}

/**
 * Fetches a model's file and keeps it. What was not fetched to its end is not kept.
 * @param onProgress gets the bytes so far, and of how many.
 * @throws WeightsError when it cannot be had; the signal's reason when it aborts.
 */
export async function fetchWeights(
  { url, bytes }: Weights,
  onProgress: (loaded: number, total: number) => void,
  signal: AbortSignal,
  { fetch, openShelf, room }: WeightsParts = ofThePage,
): Promise<void> {
  signal.throwIfAborted()
  const left = await room()
  if (left !== undefined && left < bytes) {
    throw new WeightsError(
      `There is room for ${sayMegabytes(left)} here, and the model is ${sayMegabytes(bytes)} long. Free some disk, then try again.`,
    )
  }
  const { host } = new URL(url)
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => {
    signal.throwIfAborted()
    throw new WeightsError(`${host} did not answer. Look at your connection; a school’s filter may also close it.`)
  })
  if (!response.ok || !response.body) {
    throw new WeightsError(`${host} did not hand out the model (status ${response.status}). Try again later.`)
  }
  const total = Number(response.headers.get('content-length')) || bytes
  const shelf = await openShelf()
  const counted = response.body.pipeThrough(countBytes(onProgress, total))
  try {
    await shelf.put(url, new Response(counted, { headers: { 'content-type': 'application/octet-stream' } }))
  } catch (error) {
    await shelf.delete(url)
    signal.throwIfAborted()
    if (error instanceof WeightsError) throw error
    const isFull = error instanceof Error && error.name === 'QuotaExceededError'
    throw new WeightsError(
      isFull
        ? 'The disk is full, or the browser keeps no more. Free some room, then try again.'
        : 'The model broke off on its way here. Try again: it begins anew.',
    )
  }
  if (!(await isModel(shelf, url))) {
    await shelf.delete(url)
    throw new WeightsError(`${host} sent something that is no model. A school’s filter may stand in the way.`)
  }
}

function countBytes(onProgress: (loaded: number, total: number) => void, total: number) {
  let loaded = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    start: () => onProgress(0, total),
    transform(chunk, controller) {
      loaded += chunk.byteLength
      onProgress(loaded, Math.max(total, loaded))
      controller.enqueue(chunk)
    },
  })
}

/** Whether what came is a GGUF: a sign-in page of a school's network also answers with success. */
async function isModel(shelf: Shelf, url: string): Promise<boolean> {
  const kept = await (await shelf.match(url))?.blob()
  return kept !== undefined && (await kept.slice(0, 4).text()) === 'GGUF'
}

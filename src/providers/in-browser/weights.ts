import { LocalizedError } from '../../language/localized-error'
import { type MessageDescriptor, msg } from '../../language/message'
import { megabytes } from './megabytes'
import type { Weights } from './models'

/** The part of the Cache API that keeps models: a file of hundreds of megabytes streams straight to the disk. */
type WeightsCache = Pick<Cache, 'match' | 'put' | 'delete'>

/** What fetching works with. Tests give their own. */
export interface WeightsParts {
  fetch: typeof globalThis.fetch
  openCache(): Promise<WeightsCache>
  /** Bytes that may still be stored here; undefined where the browser does not say. */
  room(): Promise<number | undefined>
}

/** Why a model could not be fetched, as a sentence that says what to do. */
class WeightsError extends LocalizedError {
  override name = 'WeightsError'
}

const CACHE_NAME = 'aili5-models'
/** How much longer than we know a file may be. A larger difference means another file, which the person did not accept. */
const LEEWAY = 1.1

const ofThePage: WeightsParts = {
  fetch: (input, init) => globalThis.fetch(input, init),
  openCache: () => globalThis.caches.open(CACHE_NAME),
  async room() {
    const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
    return quota === undefined || usage === undefined ? undefined : quota - usage
  },
}

/** The stored file of a model, or null. */
export async function cachedWeights({ url }: Weights, { openCache }: Pick<WeightsParts, 'openCache'> = ofThePage) {
  const stored = await (await openCache()).match(url)
  return stored ? stored.blob() : null
}

/** Takes a model off the disk again. */
export async function deleteWeights({ url }: Weights, { openCache }: Pick<WeightsParts, 'openCache'> = ofThePage) {
  await (await openCache()).delete(url)
}

/**
 * Fetches a model's file and keeps it. What was not fetched to its end is not stored.
 * @param onProgress gets the bytes so far, and of how many.
 * @throws WeightsError when it cannot be had; the signal's reason when it aborts.
 */
export async function fetchWeights(
  { url, bytes }: Weights,
  onProgress: (loaded: number, total: number) => void,
  signal: AbortSignal,
  { fetch, openCache, room }: WeightsParts = ofThePage,
): Promise<void> {
  signal.throwIfAborted()
  const left = await room()
  if (left !== undefined && left < bytes) {
    throw new WeightsError(
      msg('There is room for {left} here, and the model needs {bytes}. Free some space, then try again.', {
        left: megabytes(left),
        bytes: megabytes(bytes),
      }),
    )
  }
  const { host } = new URL(url)
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => {
    signal.throwIfAborted()
    throw new WeightsError(
      msg('{host} did not answer. Check your connection. A school’s filter may also be blocking it.', { host }),
    )
  })
  if (!response.ok || !response.body) throw new WeightsError(describeStatus(host, response.status))
  const contentLength = Number(response.headers.get('content-length')) || undefined
  const tooLarge = (length: number) =>
    new WeightsError(
      msg(
        '{host} has another file at this address: {length} long, and not {bytes}. It was not fetched. Choose another model, or ask the people who run this page.',
        { host, length: megabytes(length), bytes: megabytes(bytes) },
      ),
    )
  if (contentLength !== undefined && contentLength > bytes * LEEWAY) {
    await response.body.cancel()
    throw tooLarge(contentLength)
  }
  const cache = await openCache()
  // Browsers say of a broken stream only that it broke, so the reason is kept here.
  let refused: WeightsError | undefined
  const counted = response.body.pipeThrough(
    countBytes(loaded => {
      if (loaded > bytes * LEEWAY) {
        refused = tooLarge(loaded)
        throw refused
      }
      onProgress(loaded, Math.max(contentLength ?? bytes, loaded))
    }),
  )
  try {
    await cache.put(url, new Response(counted, { headers: { 'content-type': 'application/octet-stream' } }))
  } catch (error) {
    await cache.delete(url)
    signal.throwIfAborted()
    if (refused) throw refused
    const isFull = error instanceof Error && error.name === 'QuotaExceededError'
    throw new WeightsError(
      isFull
        ? msg('The disk is full, or the browser cannot keep any more. Free some space, then try again.')
        : msg('The download broke off. Try again: it starts from the beginning.'),
    )
  }
  const problem = await problemOf(await (await cache.match(url))?.blob(), contentLength ?? bytes / LEEWAY, host)
  if (problem !== undefined) {
    await cache.delete(url)
    throw new WeightsError(problem)
  }
}

/** @param onCount gets the bytes so far, and may throw to end it. */
function countBytes(onCount: (loaded: number) => void) {
  let loaded = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    start: () => onCount(0),
    transform(chunk, controller) {
      loaded += chunk.byteLength
      onCount(loaded)
      controller.enqueue(chunk)
    },
  })
}

/** What is wrong with the file that came: a sign-in page of a school's network also answers with success. */
async function problemOf(
  file: Blob | undefined,
  atLeast: number,
  host: string,
): Promise<MessageDescriptor | undefined> {
  if (!file || (await file.slice(0, 4).text()) !== 'GGUF') {
    return msg('{host} sent something that is not a model. A school’s filter may be in the way.', { host })
  }
  if (file.size < atLeast) {
    return msg('Only {size} of the model came from {host}. Try again: it starts from the beginning.', {
      size: megabytes(file.size),
      host,
    })
  }
  return undefined
}

function describeStatus(host: string, status: number): MessageDescriptor {
  if (status === 404 || status === 410) {
    return msg(
      'The model is no longer at its address at {host} (status {status}). Choose another one; a newer version of this page may know where it went.',
      { host, status },
    )
  }
  if (status === 401 || status === 403 || status === 451) {
    return msg(
      '{host} does not let you have the model (status {status}). A school’s filter may be in the way. Ask the people who run the network, or choose another model.',
      { host, status },
    )
  }
  return msg('{host} did not hand out the model (status {status}). Try again later.', { host, status })
}

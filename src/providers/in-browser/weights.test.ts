import { describe, expect, it, test } from 'vitest'
import { cachedWeights, deleteWeights, fetchWeights, type WeightsParts } from './weights'

const model = { url: 'https://models.example/tiny.gguf', bytes: 3000, licence: 'MIT', about: 'Tiny.' }
const whole = [new TextEncoder().encode('GGUF'), new Uint8Array(1000), new Uint8Array(1996)]

/** A cache like the browser's: an incomplete entry does not exist. */
function cache() {
  const kept = new Map<string, Blob>()
  return {
    kept,
    async match(url: string) {
      const blob = kept.get(url)
      return blob && new Response(blob)
    },
    async put(url: string, response: Response) {
      const whole = await response.blob().catch(() => Promise.reject(new TypeError('The stream broke')))
      kept.set(url, whole)
    },
    delete: async (url: string) => kept.delete(url),
  }
}

/** A server that streams chunks, one per tick, and may break off or be stopped in between. */
function server(
  pieces: Uint8Array[],
  {
    status = 200,
    breaks = false,
    contentLength = 3000,
  }: { status?: number; breaks?: boolean; contentLength?: number | null } = {},
): WeightsParts['fetch'] {
  return async (_, init) => {
    const signal = init?.signal
    let at = 0
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise(resolve => setImmediate(resolve))
        if (signal?.aborted) return controller.error(signal.reason)
        const piece = pieces[at++]
        if (piece) controller.enqueue(piece)
        else if (breaks) controller.error(new TypeError('network error'))
        else controller.close()
      },
    })
    return new Response(body, {
      status,
      headers: contentLength === null ? {} : { 'content-length': `${contentLength}` },
    })
  }
}

function parts(fetch: WeightsParts['fetch'], room: number | undefined = 1e9) {
  const own = cache()
  const all = { fetch, openCache: async () => own as unknown as Cache, room: async () => room }
  return { ...all, kept: own.kept }
}
const quiet = () => {}
const { signal } = new AbortController()

test('a model is fetched with its progress, kept, and deleted', async () => {
  const steps: [number, number][] = []
  const context = parts(server(whole))
  await fetchWeights(model, (loaded, total) => steps.push([loaded, total]), signal, context)
  expect(steps).toEqual([
    [0, 3000],
    [4, 3000],
    [1004, 3000],
    [3000, 3000],
  ])
  expect((await cachedWeights(model, context))?.size).toBe(3000)
  await deleteWeights(model, context)
  expect(await cachedWeights(model, context)).toBeNull()
})

test('it can be cancelled, and then nothing is kept', async () => {
  const controller = new AbortController()
  const context = parts(server(whole))
  const fetching = fetchWeights(model, loaded => loaded > 4 && controller.abort(), controller.signal, context)
  await expect(fetching).rejects.toMatchObject({ name: 'AbortError' })
  expect(context.kept.size).toBe(0)
})

describe('what goes wrong says what to do, and nothing of it is kept', () => {
  it.each([
    ['no room', parts(server(whole), 1000), /room for 1 MB/],
    ['a server that breaks off', parts(server(whole.slice(0, 2), { breaks: true })), /broke off/],
    [
      'a sign-in page of a school',
      parts(server([new TextEncoder().encode('<html>Please sign in')])),
      /not a model.*filter/,
    ],
    ['half of it', parts(server(whole.slice(0, 2))), /Only .* of the model came/],
    ['half of it, of an unknown length', parts(server(whole.slice(0, 2), { contentLength: null })), /Only .* came/],
    ['a file that says it is larger', parts(server(whole, { contentLength: 9_000_000 })), /another file.*9 MB/],
    [
      'a file that is larger, and does not say so',
      parts(server([...whole, ...whole], { contentLength: null })),
      /another file/,
    ],
    ['no such file', parts(server([], { status: 404 })), /no longer at its address.*404/],
    ['a filter', parts(server([], { status: 403 })), /filter.*choose another model/],
    ['a server that is busy', parts(server([], { status: 503 })), /status 503.*Try again later/],
    ['no network', parts(async () => Promise.reject(new TypeError('failed'))), /models\.example did not answer/],
  ])('%s', async (_, context, sentence) => {
    await expect(fetchWeights(model, quiet, signal, context)).rejects.toThrow(sentence)
    expect(context.kept.size).toBe(0)
  })
})

test('a browser that does not say how much room there is, and a server that does not say how long it is, are fine', async () => {
  const totals: number[] = []
  const context = { ...parts(server(whole, { contentLength: null })), room: async () => undefined }
  await fetchWeights(model, (_, total) => totals.push(total), signal, context)
  expect(new Set(totals)).toEqual(new Set([3000]))
})

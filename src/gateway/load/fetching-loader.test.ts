import { expect, test } from 'vitest'
import { fetchingLoader } from './fetching-loader'

const url = new URL('https://pages.example/a')
const limits = { maxBytes: 10, within: 60_000 }

/** A page in pieces, and whether the rest of it was refused. */
function pieces(...texts: string[]) {
  const seen = { isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const text = texts.shift()
      if (text === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(text))
    },
    cancel() {
      seen.isCancelled = true
    },
  })
  return { body, seen }
}

test('a page is read as it was sent, and asked for as text, without a redirect', async () => {
  const asked: [unknown, RequestInit | undefined][] = []
  const load = fetchingLoader(async (address, init) => {
    asked.push([address, init])
    return new Response(pieces('ab', 'cd').body, {
      status: 203,
      headers: { 'content-type': 'text/plain', location: '/b' },
    })
  })
  const { bytes, ...page } = await load(url, limits)
  expect(page).toEqual({ status: 203, contentType: 'text/plain', location: '/b' })
  expect(new TextDecoder().decode(bytes)).toBe('abcd')
  expect(asked).toEqual([
    [
      url,
      {
        redirect: 'manual',
        signal: expect.any(AbortSignal),
        headers: { accept: 'text/html, text/*, application/json;q=0.9', 'user-agent': 'aili5' },
      },
    ],
  ])
})

test('a page without a body or a type is empty', async () => {
  const load = fetchingLoader(async () => new Response(null, { status: 204 }))
  expect(await load(url, limits)).toEqual({ status: 204, contentType: '', location: null, bytes: new Uint8Array() })
})

test('a page of the largest size is read, and of a larger one no more than that', async () => {
  const [fits, large] = [pieces('12345', '67890'), pieces('12345', '67890', '1', 'never read')]
  const load = (body: ReadableStream) => fetchingLoader(async () => new Response(body))(url, limits)
  expect((await load(fits.body)).bytes).toHaveLength(10)
  await expect(load(large.body)).rejects.toMatchObject({
    status: 413,
    reason: 'load',
    message: 'This page is too large to be read here. Choose a shorter one.',
    headers: { 'x-should-retry': 'false' },
  })
  expect([fits.seen.isCancelled, large.seen.isCancelled]).toEqual([false, true])
})

test('an address that cannot be reached is said to be so', async () => {
  const load = fetchingLoader(() => Promise.reject(new TypeError('fetch failed')))
  await expect(load(url, limits)).rejects.toMatchObject({
    status: 502,
    reason: 'load',
    message: 'The page could not be read. Try again soon.',
  })
})

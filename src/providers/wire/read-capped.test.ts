import { afterEach, expect, it, vi } from 'vitest'
import { MAX_SHORT_BYTES, readBeginning, readCapped } from './read-capped'

afterEach(() => void vi.useRealTimers())

/** A body that gives `piece` as often as it is asked, and remembers how often that was. */
function endless(piece: string) {
  const state = { pulled: 0, isCanceled: false }
  const bytes = new TextEncoder().encode(piece)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        state.pulled++
        controller.enqueue(bytes)
      },
      cancel() {
        state.isCanceled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { state, response: { body } }
}

const whole = (text: string) => ({ body: new Response(text).body })

it('reads a body up to the cap, whole characters, and says whether there was more', async () => {
  expect(await readCapped({ body: null }, 10)).toEqual({ body: '' })
  expect(await readCapped(whole('1234567890'), 10)).toEqual({ body: '1234567890' })
  expect(await readCapped(whole('12345678901'), 10)).toEqual({ body: '1234567890', truncated: true })
  expect(await readCapped(whole('äöü'), 6)).toEqual({ body: 'äöü' })
})

it('reads of a body without an end what the cap allows, and closes it', async () => {
  const { state, response } = endless('x'.repeat(1_000))
  expect(await readBeginning(response)).toBe('x'.repeat(MAX_SHORT_BYTES))
  expect(state.pulled).toBeLessThanOrEqual(MAX_SHORT_BYTES / 1_000 + 1)
  expect(state.isCanceled).toBe(true)
})

it('takes what arrived of an error whose body breaks off, or takes too long', async () => {
  vi.useFakeTimers()
  const canceled = vi.fn()
  const start = (end: (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => void) => ({
    body: new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: controller => controller.enqueue(new TextEncoder().encode('slow')),
      pull: end,
      cancel: canceled,
    }),
  })
  expect(await readBeginning(start(controller => controller.error(new Error('broken'))))).toBe('slow')
  const late = readBeginning(start(() => {}))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await late).toBe('slow')
  expect(canceled).toHaveBeenCalledOnce()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStream, type StreamPiece } from './read-stream'

/** What is read of a body that comes in these pieces. */
async function read(...pieces: (string | Uint8Array)[]): Promise<StreamPiece[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
      controller.close()
    },
  })
  const read: StreamPiece[] = []
  for await (const piece of readStream(new Response(body))) read.push(piece)
  return read
}

test('events are the same however their bytes are cut', async () => {
  const body = new TextEncoder().encode(
    '\ufeff: hi\r\n\r\nevent: a\r\ndata: {"é":"🌈"}\r\n\r\ndata:{"b":1}\n\ndata: [DONE]',
  )
  const expected = [
    { event: 'a', text: '{"é":"🌈"}', data: { é: '🌈' } },
    { event: undefined, text: '{"b":1}', data: { b: 1 } },
    { event: undefined, text: '[DONE]', data: undefined },
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 12 })), async lengths => {
      const pieces: Uint8Array[] = []
      for (let at = 0; at < body.length; ) {
        const length = lengths.shift() ?? body.length
        pieces.push(body.subarray(at, at + length))
        at += length
      }
      expect(await read(...pieces)).toEqual(expected)
    }),
    { numRuns: 50 },
  )
})

test('an answer that is not streamed is one event', async () => {
  expect(await read(' {"a":', '[1]}')).toEqual([{ event: undefined, text: ' {"a":[1]}', data: { a: [1] } }])
})

test.each([
  ['an event', 'data: '],
  ['a whole answer', '{"a":"'],
])('%s without an end is broken off', async (_name, start) => {
  const more = 'x'.repeat(1_000_000)
  await expect(read(start, ...Array.from({ length: 12 }, () => more))).rejects.toThrow()
})

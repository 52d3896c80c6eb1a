import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeEvents } from './whole-events'

const encoder = new TextEncoder()

/** What comes out of chunks that go in. */
async function through(chunks: readonly Uint8Array[], most?: Parameters<typeof wholeEvents>[0]): Promise<string[]> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const out: string[] = []
  const reader = source.pipeThrough(wholeEvents(most)).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    out.push(new TextDecoder().decode(next.value))
  }
  return out
}

test('each event comes alone, however it arrived, and the end of a cut stream comes too', async () => {
  const [one, two, cut] = ['event: a\ndata: 1\n\n', 'data: é\r\n\r\n', 'data: 3']
  const bytes = encoder.encode(`\n\n${one}\n\r${two}\n${cut}`)
  const pieces = Array.from(bytes, byte => Uint8Array.of(byte))
  for (const chunks of [[bytes], pieces]) {
    const events = await through(chunks)
    expect(events.map(event => event.trim())).toEqual([one, two, cut].map(event => event.trim()))
  }
})

test('nothing but blank lines is lost, where chunks and line ends are cut', async () => {
  const lines = fc.constantFrom('data: x', 'data: {"a":"\\n"}', 'event: y', ':', 'é')
  const ends = fc.constantFrom('\n', '\r', '\r\n', '\n\n', '\r\n\r\n', '\r\r', '')
  const texts = fc.array(fc.tuple(lines, ends), { maxLength: 12 }).map(parts => parts.flat().join(''))
  await fc.assert(
    fc.asyncProperty(texts, fc.array(fc.nat(80), { maxLength: 8 }), async (text, cuts) => {
      const bytes = encoder.encode(text)
      const places = [0, ...cuts.filter(cut => cut < bytes.length).sort((a, b) => a - b), bytes.length]
      const chunks = places.slice(1).map((to, index) => bytes.subarray(places[index], to))
      const out = await through(chunks)
      const linesOf = (some: string) => some.split(/\r\n|\r|\n/).filter(Boolean)
      expect(linesOf(out.join(''))).toEqual(linesOf(text))
      // What the blank lines of the text part, nothing joins.
      const eventsOf = (some: string) => some.replace(/\r\n?/g, '\n').split(/\n{2,}/)
      const events = eventsOf(text).map(event => linesOf(event).join('|'))
      expect(out.map(event => linesOf(event).join('|'))).toEqual(events.filter(Boolean))
    }),
  )
})

test('an event without an end breaks the stream off', async () => {
  const chunk = encoder.encode('x'.repeat(1_000_000))
  await expect(through(Array.from({ length: 9 }, () => chunk))).rejects.toThrow('too long')
})

test('a stream of too many events or bytes is broken off', async () => {
  const event = encoder.encode('data: x\n\n')
  const chunks = Array.from({ length: 10 }, () => event)
  const most = { event: 100, bytes: 90, events: 10 }
  expect(await through(chunks, most)).toHaveLength(10)
  await expect(through(chunks, { ...most, bytes: 89 })).rejects.toThrow('This stream is too long')
  await expect(through(chunks, { ...most, events: 9 })).rejects.toThrow('This stream is too long')
})

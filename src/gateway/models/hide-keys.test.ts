import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { redactorOf } from '../../engine/net/redactor'
import { hideKeys } from './hide-keys'

const KEY = 'sk-proj-q7Wm2_ZxT9-bLr4KdYv8HnPs3'
const redactor = redactorOf([KEY])

/** An answer whose body comes in pieces of these lengths. */
function answer(body: string, cuts: readonly number[], type: string): Response {
  const pieces = cut(Buffer.from(body), cuts)
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return new Response(stream, { headers: { 'content-type': type, 'request-id': KEY } })
}

const runsOfKey = Array.from({ length: KEY.length - 7 }, (_, at) => KEY.slice(at, at + 8)).slice(1)
const saysKey = (text: string) => runsOfKey.some(run => text.includes(run))
const cuts = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 })
const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 })

/** Something in pieces of these lengths, and one for the rest. */
function cut<T extends { length: number; slice(from: number, to: number): T }>(
  whole: T,
  lengths: readonly number[],
): T[] {
  const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0))
  return [...ends, whole.length]
    .map((end, index) => whole.slice(ends[index - 1] ?? 0, end))
    .filter(({ length }) => length > 0)
}

/** An event of very many fields comes first: a key is found behind it, too. */
const first = `data: ${JSON.stringify(Array.from({ length: 150 }, (_, index) => `field ${index}`))}\n\n`

const wires: Record<string, { event(text: string): object; said(event: never): string }> = {
  'Chat Completions': {
    event: text => ({ id: 'c', choices: [{ index: 0, delta: { content: text } }] }),
    said: (event: { choices: { delta: { content: string } }[] }) => event.choices[0]?.delta.content ?? '',
  },
  Messages: {
    event: text => ({ type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: text } }),
    said: (event: { delta: { partial_json: string } }) => event.delta.partial_json,
  },
}

describe('what a provider says to students', () => {
  for (const [name, { event, said }] of Object.entries(wires)) {
    test(`never holds the gateway's key, however ${name} cuts it into events and the network into chunks`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.lorem(), fc.lorem(), pieces, cuts, async (before, after, lengths, chunks) => {
          const deltas = cut(`${before} ${KEY} ${after}`, lengths)
          const body = `${deltas.map(text => `data: ${JSON.stringify(event(text))}\n\n`).join('')}data: [DONE]\n\n`
          const shown = await hideKeys(answer(first + body, chunks, 'text/event-stream'), redactor).text()
          expect(shown.startsWith(first)).toBe(true)
          const lines = shown
            .slice(first.length)
            .split('\n')
            .filter(line => line.startsWith('data: {'))
          const text = lines.map(line => said(JSON.parse(line.slice(6)) as never)).join('')
          expect(saysKey(shown)).toBe(false)
          expect(saysKey(text)).toBe(false)
          expect(text).toContain('•••')
          expect(text.startsWith(`${before} `) && text.endsWith(` ${after}`)).toBe(true)
          expect(shown.endsWith('data: [DONE]\n\n')).toBe(true)
        }),
        { numRuns: cases(100) },
      )
    })
  }

  test('passes byte for byte where no key is in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        cuts,
        fc.constantFrom('text/event-stream', 'application/json'),
        async (text, chunks, type) => {
          const body = `: hello\n\nevent: x\ndata: ${JSON.stringify({ text })}\n\n`
          expect(await hideKeys(answer(body, chunks, type), redactor).text()).toBe(body)
        },
      ),
      { numRuns: cases(100) },
    )
  })

  test('passes events on as they come, where the thoughts end with a letter that begins a key', async () => {
    const says = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`
    const chunks = [says({ reasoning: 'It thinks' }), ...Array.from({ length: 9 }, () => says({ content: 'Hm. ' }))]
    let given = ''
    let before = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = chunks.shift()
        if (chunk === undefined) return controller.close()
        if (chunks.length === 1) before = given.length
        controller.enqueue(Buffer.from(chunk))
      },
    })
    const shown = hideKeys(new Response(stream, { headers: { 'content-type': 'text/event-stream' } }), redactor)
    const decoder = new TextDecoder()
    for await (const bytes of shown.body as unknown as AsyncIterable<Uint8Array>) given += decoder.decode(bytes)
    expect(before).toBeGreaterThan(0)
    expect(given.split('data: ')).toHaveLength(11)
  })

  test('holds no key in an answer that comes whole, nor in a header', async () => {
    const body = JSON.stringify({ error: { message: `Bad key ${KEY}.`, seen: btoa(`Bearer ${KEY}`) } })
    const shown = hideKeys(answer(body, [20, 20, 20, 20], 'application/json'), redactor)
    expect(shown.headers.get('request-id')).toBe('***')
    expect(JSON.parse(await shown.text())).toEqual({
      error: { message: 'Bad key •••.', seen: expect.stringContaining('•••') },
    })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../tests/support/soak'
import { redactorOf } from '../engine/net/redact/redactor'
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
          const shown = await hideKeys(answer(body, chunks, 'text/event-stream'), redactor).text()
          const lines = shown.split('\n').filter(line => line.startsWith('data: {'))
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

  test('holds no key in an answer that comes whole, nor in a header', async () => {
    const body = JSON.stringify({ error: { message: `Bad key ${KEY}.`, seen: btoa(`Bearer ${KEY}`) } })
    const shown = hideKeys(answer(body, [20, 20, 20, 20], 'application/json'), redactor)
    expect(shown.headers.get('request-id')).toBe('***')
    expect(JSON.parse(await shown.text())).toEqual({
      error: { message: 'Bad key •••.', seen: expect.stringContaining('•••') },
    })
  })
})

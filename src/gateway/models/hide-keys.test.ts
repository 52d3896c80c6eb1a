import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { redactorOf } from '../../engine/net/redactor'
import { hideKeys } from './hide-keys'

const KEY = 'sk-proj-q7Wm2_ZxT9-bLr4KdYv8HnPs3'
const redactor = redactorOf([KEY])

/** An answer whose body comes in pieces of these lengths. */
function answer(body: string, lengths: readonly number[]): Response {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let rest = Buffer.from(body)
      for (const length of lengths) {
        controller.enqueue(rest.subarray(0, length))
        rest = rest.subarray(length)
      }
      controller.enqueue(rest)
      controller.close()
    },
  })
  return new Response(stream, { headers: { 'request-id': KEY } })
}

const cuts = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 })

describe('what a provider says to students', () => {
  test("never holds the gateway's key, however the network cuts it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.lorem(), fc.lorem(), cuts, async (before, after, lengths) => {
        const event = (text: string) => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`
        const shown = await hideKeys(answer(event(`${before} ${KEY} ${after}`), lengths), redactor).text()
        expect(shown).toBe(event(`${before} ••• ${after}`))
      }),
      { numRuns: cases(100) },
    )
  })

  test('passes byte for byte where no key is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), cuts, async (text, lengths) => {
        const body = `: hello\n\nevent: x\ndata: ${JSON.stringify({ text })}\n\n`
        expect(await hideKeys(answer(body, lengths), redactor).text()).toBe(body)
      }),
      { numRuns: cases(100) },
    )
  })

  test('holds no key in an answer that comes whole, nor in a header', async () => {
    const body = JSON.stringify({ error: { message: `Bad key ${KEY}.`, seen: btoa(`Bearer ${KEY}`) } })
    const shown = hideKeys(answer(body, [20, 20, 20, 20]), redactor)
    expect(shown.headers.get('request-id')).toBe('***')
    expect(JSON.parse(await shown.text())).toEqual({
      error: { message: 'Bad key •••.', seen: expect.stringContaining('•••') },
    })
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { redactorOf } from '../../engine/net/redactor'
import type { ModelEvent } from '../../model/language-model'
import { redactEvents } from './redact-events'

const KEY = 'sk-proj-q7Wm2_ZxT9-bLr4KdYv8HnPs3'

async function shownOf(events: readonly ModelEvent[]): Promise<ModelEvent[]> {
  async function* given() {
    yield* events
  }
  const shown: ModelEvent[] = []
  for await (const event of redactEvents(given(), redactorOf([KEY]))) shown.push(event)
  return shown
}

/** A text in deltas of these lengths, and one for the rest. */
function deltas(type: 'text-delta' | 'reasoning-delta', text: string, lengths: readonly number[]): ModelEvent[] {
  const [length, ...more] = lengths
  if (length === undefined || length >= text.length) return [{ type, text }]
  return [{ type, text: text.slice(0, length) }, ...deltas(type, text.slice(length), more)]
}

const textOf = (events: readonly ModelEvent[], type: string) =>
  events.map(event => (event.type === type && 'text' in event ? event.text : '')).join('')

test('a key is taken out of thoughts and words however a stream cuts it, and all around it stays', async () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(fc.lorem(), lengths, lengths, async (words, first, second) => {
      const said = `${words} ${KEY} ${words} sk-`
      const events = await shownOf([...deltas('reasoning-delta', said, first), ...deltas('text-delta', said, second)])
      expect(textOf(events, 'reasoning-delta')).toBe(`${words} ••• ${words} sk-`)
      expect(textOf(events, 'text-delta')).toBe(`${words} ••• ${words} sk-`)
    }),
    { numRuns: cases(100) },
  )
})

test('a delta that ends like a key waits for the next one, and keeps its tokens', async () => {
  const events: ModelEvent[] = [
    { type: 'text-delta', text: 'The s', tokens: [{ text: 'The s', logprob: -1, others: [] }] },
    { type: 'text-delta', text: 'un', tokens: [{ text: 'un', logprob: -2, others: [] }] },
  ]
  expect(await shownOf(events)).toEqual(events)
})

import { expect, test } from 'vitest'
import { addCosts, costOf, estimateTokenUsage } from './cost'
import type { Message } from './language-model'

test('costs are summed field by field, and one that is unknown makes the sum unknown', () => {
  expect(addCosts({ input: 1, output: 2, total: 3 }, { input: 10, output: 20, total: 30 })).toEqual({
    input: 11,
    output: 22,
    total: 33,
  })
  expect(addCosts(null, { input: 1, output: 2, total: 3 })).toBeNull()
  expect(addCosts({ input: 1, output: 2, total: 3 }, null)).toBeNull()
})

test('a call costs its tokens at the model’s price; without a price that is unknown, and free is 0', () => {
  const usage = { input: 2_000_000, output: 500_000 }
  expect(costOf(usage, { inputPerMillion: 3, outputPerMillion: 10, checked: '2026-11-21' })).toEqual({
    input: 6,
    output: 5,
    total: 11,
  })
  expect(costOf(usage, undefined)).toBeNull()
  expect(costOf(usage, 'free')).toEqual({ input: 0, output: 0, total: 0 })
})

test('tokens are estimated from all that is sent and said', () => {
  const messages: Message[] = [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'x'.repeat(40) },
        { type: 'image', mediaType: 'image/png', data: 'A' },
      ],
    },
    { role: 'assistant', content: 'y'.repeat(20), toolCalls: [{ id: '1', name: 'f', arguments: {} }] },
    { role: 'tool', callId: '1', toolName: 'f', content: 'z'.repeat(12) },
  ]
  const call = JSON.stringify([{ id: '1', name: 'f', arguments: {} }]).length
  const tool = { name: 'f', description: 'd', inputSchema: {} }
  const usage = estimateTokenUsage({ system: 's'.repeat(8), tools: [tool], messages }, 'a'.repeat(9))
  const input = Math.ceil((8 + 40 + 20 + call + 12 + JSON.stringify([tool]).length) / 4) + 800
  expect(usage).toEqual({ input, output: 3, estimated: true })
  expect(estimateTokenUsage({ system: 'abcd', tools: [], messages: [] }, '').input).toBe(1)
})

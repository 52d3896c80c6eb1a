import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { JsonValue } from '../../model/json'
import { estimateTokens } from './estimate-tokens'

const letters = fc.string({ unit: fc.constantFrom(...'abc XYZ09.,!?'), maxLength: 200 })

test('each further letter of a message counts as one token, where the message is', () => {
  fc.assert(
    fc.property(letters, text => {
      const asked = (content: string): JsonValue => ({ messages: [{ role: 'user', content }] })
      expect(estimateTokens(asked(text)) - estimateTokens(asked(''))).toBe(text.length)
      expect(estimateTokens([text]) - estimateTokens([''])).toBe(text.length)
    }),
  )
})

test('in what reaches a model as JSON, marks that JSON escapes count as they are written there', () => {
  const inJson = (text: string) => estimateTokens({ input: text }) - estimateTokens({ input: '' })
  const asText = (text: string) => estimateTokens({ content: text }) - estimateTokens({ content: '' })
  expect(['a', ' ', '~', '"', '\\', '\n', '\x1f', '\x7f', 'ä'].map(inJson)).toEqual([1, 1, 1, 2, 2, 6, 6, 6, 6])
  expect(['a', '"', '\\', '\n', 'ä', '中', '🌧'].map(asText)).toEqual([1, 1, 1, 1, 2, 3, 4])
})

testRows([
  ...['tools', 'tool_choice', 'response_format', 'output_config', 'input'],
  ...['tool_calls', 'id', 'name', 'tool_use_id', 'tool_call_id', 'reasoning_details'],
])('the value of each structured field counts as JSON', field => {
  expect(estimateTokens({ [field]: '"""' })).toBe(estimateTokens({ [field]: '' }) + 6)
})

test('whatever a request holds, more of it never counts less', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const [small, added] = [one as JsonValue, other as JsonValue]
      expect(estimateTokens([small, added])).toBeGreaterThan(estimateTokens([small]))
      expect(estimateTokens({ a: small, b: added })).toBeGreaterThan(estimateTokens({ a: small }))
    }),
  )
})

test('a short question is set aside for with the frame of a conversation and little more', () => {
  const question = { model: 'm', max_tokens: 100, messages: [{ role: 'user', content: 'hi' }] }
  expect(estimateTokens(question)).toBeGreaterThan(850)
  expect(estimateTokens(question)).toBeLessThan(950)
  // A number, true and null have the letters that JSON has for them.
  expect([1234, true, null].map(value => estimateTokens(value))).toEqual([804, 804, 804])
})

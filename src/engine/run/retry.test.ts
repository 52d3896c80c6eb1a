import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import type { Policy } from '../../model/document'
import { EngineError, type ErrorDetails } from '../../model/engine-error'
import { ModelError } from '../../model/language-model'
import { mayRetry, retryWait } from './retry'

const policy: Policy = { retry: { maxRetries: 3, backoffMs: 1000 } }
const tool = (hints: ErrorDetails) => new EngineError('node_failed', 'no', { causeCode: 'X', ...hints })

test('a backoff doubles with each attempt, with up to half of it left to chance', () => {
  const waits = [1, 2, 3].map(attempt => retryWait(policy, attempt, new Error('x'), 0).waitMs)
  expect(waits).toEqual([500, 1000, 2000])
  expect(retryWait(policy, 1, new Error('x'), 0.999).waitMs).toBe(1000)
  expect(retryWait(undefined, 3, new Error('x'), 0.5)).toEqual({ waitMs: 0 })
})

test.each([
  ['a model', new ModelError('rate_limited', 'x', { retryAfterMs: 4200 })],
  ['a tool', tool({ retryAfterMs: 4200 })],
])('%s that asks for a longer wait gets it, and it is said', (_, error) => {
  expect(inEnglish(retryWait(policy, 1, error, 0))).toEqual({ waitMs: 4200, note: 'It asked us to wait 5 s.' })
})

test('a wait that is asked for is a minute at most', () => {
  const error = tool({ retryAfterMs: 99_999_999_999 })
  expect(inEnglish(retryWait(policy, 1, error, 0))).toEqual({
    waitMs: 60_000,
    note: 'It asked us to wait 100,000,000 s, and 60 s is the most.',
  })
})

test('a shorter wait than the own one is not said', () => {
  expect(retryWait(policy, 1, tool({ retryAfterMs: 500 }), 0)).toEqual({ waitMs: 500 })
})

testRows([
  [new Error('x'), true],
  [new ModelError('rate_limited', 'x'), true],
  [tool({ mayRetry: false }), false],
  [tool({ mayRetry: true }), true],
  [tool({}), true],
])('whether a retry could help', (error, expected) => {
  expect(mayRetry(error)).toBe(expected)
})

import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import type { Policy } from '../../model/document'
import { ModelError } from '../../model/language-model'
import { mayRetry, retryWait } from './retry'
import { ToolError, WorkFailure } from './work-failure'

const policy: Policy = { retry: { maxRetries: 3, backoffMs: 1000 } }
const work = (hints: object) => new WorkFailure('no', { output: null, failure: { code: 'X', message: 'no', ...hints } })

test('a backoff doubles with each attempt, with up to half of it left to chance', () => {
  const waits = [1, 2, 3].map(attempt => retryWait(policy, attempt, new Error('x'), 0).waitMs)
  expect(waits).toEqual([500, 1000, 2000])
  expect(retryWait(policy, 1, new Error('x'), 0.999).waitMs).toBe(1000)
  expect(retryWait(undefined, 3, new Error('x'), 0.5)).toEqual({ waitMs: 0 })
})

test.each([
  ['a model', new ModelError('rate_limited', 'x', { retryAfterMs: 4200 })],
  ['a tool', new ToolError('x', { retryAfterMs: 4200 })],
  ['a card', work({ retryAfterMs: 4200 })],
])('%s that asks for a longer wait gets it, and it is said', (_, error) => {
  expect(inEnglish(retryWait(policy, 1, error, 0))).toEqual({ waitMs: 4200, note: 'It asked to wait 5 s.' })
})

test('a wait that is asked for is a minute at most', () => {
  const error = new ToolError('x', { retryAfterMs: 99_999_999_999 })
  expect(inEnglish(retryWait(policy, 1, error, 0))).toEqual({
    waitMs: 60_000,
    note: 'It asked to wait 100,000,000 s, and 60 s is the most.',
  })
})

test('a shorter wait than the own one is not said', () => {
  expect(retryWait(policy, 1, new ToolError('x', { retryAfterMs: 500 }), 0)).toEqual({ waitMs: 500 })
})

testRows([
  [new Error('x'), true],
  [new ModelError('rate_limited', 'x'), true],
  [new ToolError('x', { mayRetry: false }), false],
  [new ToolError('x', { mayRetry: true }), true],
  [work({ mayRetry: false }), false],
  [work({}), true],
  [new WorkFailure('x', { output: null }), true],
])('whether a retry could help', (error, expected) => {
  expect(mayRetry(error)).toBe(expected)
})

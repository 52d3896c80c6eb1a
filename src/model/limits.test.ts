import { expect, test } from 'vitest'
import type { Limits } from './document'
import { durationLimit, reachedLimit, requestLimit, type Spending } from './limits'

const spent = (steps: number, costUsd = 0): Spending => ({ steps, costUsd, unpriced: new Set() })
const reached = (limits: Limits | undefined, spending: Spending) => {
  const error = reachedLimit(limits, spending)
  return error && [error.details.limit, error.message]
}

test('a run may spend its limit, and no more', () => {
  expect(reached(undefined, spent(0, 5))).toBeNull()
  expect(reached(undefined, spent(1e9))).toBeNull()
  expect(reached(undefined, spent(0, 5.01))).toEqual([
    'cost',
    'The run reached its limit of $5, and stopped. What was finished is kept.',
  ])
  expect(reached({ maxCostUsd: 0.5 }, spent(0, 0.6))?.[1]).toContain('its limit of $0.5, and')
  expect(reached({ maxSteps: 3 }, spent(3))).toBeNull()
  expect(reached({ maxSteps: 3 }, spent(4))).toEqual([
    'steps',
    'The run reached its limit of 3 steps, and stopped. What was finished is kept.',
  ])
  expect(reached({ maxSteps: 1 }, spent(2))?.[1]).toContain('its limit of 1 step, and')
})

test('the duration of a run is half an hour, where its document says nothing', () => {
  const usual = durationLimit(undefined)
  expect([usual.ms, usual.over().details.limit]).toEqual([1_800_000, 'duration'])
  expect(usual.over().message).toBe(
    'The run reached its limit of 1,800 seconds, and stopped. What was finished is kept.',
  )
  const short = durationLimit({ maxDurationSeconds: 1 })
  expect([short.ms, short.over().message]).toEqual([1_000, expect.stringContaining('its limit of 1 second, and')])
})

test('the requests of a run have a limit of their own', () => {
  const { details, message } = requestLimit(1)
  expect([details.limit, message]).toEqual([
    'requests',
    'The run reached its limit of 1 request, and stopped. What was finished is kept.',
  ])
  expect(requestLimit(100).message).toContain('100 requests')
})

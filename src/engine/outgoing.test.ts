import { expect, test } from 'vitest'
import { mayTryAgain } from './outgoing'

test.each([
  [{ outcome: 'answered' }, true],
  [{ outcome: 'not-sent' }, true],
  [{ outcome: 'unknown' }, false],
  [{ outcome: 'sent-unreadable' }, false],
] as const)('a request that ended as %o may be retried: %s', (outgoing, expected) => {
  expect(mayTryAgain(outgoing)).toBe(expected)
})

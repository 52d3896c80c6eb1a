import { expect, test } from 'vitest'
import { couldHelp, mayTryAgain, NOT_SENT_REASONS } from './outgoing'

test.each([
  [{ outcome: 'answered' }, true],
  [{ outcome: 'not-sent' }, true],
  [{ outcome: 'unknown' }, false],
  [{ outcome: 'sent-unreadable' }, false],
] as const)('a request that ended as %o may be retried: %s', (outgoing, expected) => {
  expect(mayTryAgain(outgoing)).toBe(expected)
})

test('what a rule, a person or a cap kept back is not tried again: they would say the same', () => {
  const final = NOT_SENT_REASONS.filter(why => !couldHelp({ outcome: 'not-sent', why }))
  expect(final).toEqual(['not-allowed', 'refused', 'limit'])
  for (const why of final) expect(mayTryAgain({ outcome: 'not-sent', why })).toBe(false)
})

import { expect, test } from 'vitest'
import { mayRepeat, NOT_SENT_REASONS, retryCouldHelp } from './outgoing'

test.each([
  [{ outcome: 'answered' }, true],
  [{ outcome: 'not-sent' }, true],
  [{ outcome: 'unknown' }, false],
  [{ outcome: 'sent-unreadable' }, false],
] as const)('a request that ended as %o may be retried: %s', (outgoing, expected) => {
  expect(mayRepeat(outgoing)).toBe(expected)
})

test('what a rule, a person or a cap kept back is not tried again: they would say the same', () => {
  const final = NOT_SENT_REASONS.filter(why => !retryCouldHelp({ outcome: 'not-sent', why }))
  expect(final).toEqual(['not-allowed', 'refused', 'limit'])
  for (const why of final) expect(mayRepeat({ outcome: 'not-sent', why })).toBe(false)
})

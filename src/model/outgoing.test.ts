import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../tests/support/soak'
import type { JsonValue } from './json'
import { mayRepeat, NOT_SENT_REASONS, retryCouldHelp, shownData, shownToModel } from './outgoing'

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

test('a model is shown data of 20,000 characters as they are, and of more the beginning with a note', () => {
  const most = 'x'.repeat(20_000)
  expect([shownToModel(most), shownData(most)]).toEqual([most, most])
  const cut = `${most}\n[cut here: the answer has 20001 characters]`
  expect([shownToModel(`${most}y`), shownData(`${most}y`)]).toEqual([cut, cut])
  const small = { a: [1] }
  expect(shownData(small)).toBe(small)
  expect(shownData(['x'.repeat(20_000)])).toBe(`["${'x'.repeat(19_998)}\n[cut here: the answer has 20004 characters]`)
})

test('whatever the data, they are cut by the length of their JSON', () => {
  const escaped = fc.constantFrom('"', '\\', '\u0000', '\ud800', 'a', 'é')
  const long = fc.tuple(escaped, fc.integer({ min: 3_000, max: 20_010 })).map(([letter, count]) => letter.repeat(count))
  const items = fc.integer({ min: 0, max: 12_000 }).map(count => new Array<number>(count).fill(-1.5e-300))
  const data = fc.oneof(fc.jsonValue(), long, items, fc.dictionary(long, fc.jsonValue(), { maxKeys: 2 }))
  fc.assert(
    fc.property(data, value => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      expect(shownData(value as JsonValue)).toEqual(text.length > 20_000 ? shownToModel(text) : value)
    }),
    { numRuns: cases(200) },
  )
})

import fc from 'fast-check'
import LZString from 'lz-string'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lzBomb } from '../../../tests/fixtures/documents/bombs'
import { countedText } from '../../../tests/support/counting'
import { cases } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import { unpackLz } from './lz-unpack'

test('unpacks all that lz-string packs', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: fc.constantFrom('a', 'b', '\u0000', '\ud83d'), maxLength: 3_000 }),
  )
  fc.assert(
    fc.property(text, original => {
      expect(unpackLz(LZString.compressToEncodedURIComponent(original), 1_000_000)).toBe(original)
    }),
    { numRuns: cases(500) },
  )
})

test('stops at its cap, before it has unpacked a bomb', () => {
  const bomb = lzBomb(60_000)
  expect(bomb.length).toBeLessThan(200_000)
  const { value, looked } = countedText(bomb)
  const copy = vi.spyOn(Uint16Array.prototype, 'copyWithin')
  onTestFinished(() => copy.mockRestore())
  expect(() => unpackLz(value, 5_000_000)).toThrow('too large')
  const copied = copy.mock.calls.reduce((sum, [, from = 0, to = 0]) => sum + to - from, 0)
  expect(copied).toBeGreaterThan(1_000_000)
  expect(copied).toBeLessThanOrEqual(5_000_000)
  // Phrases of growing length expand about three thousand characters of sixty thousand to five million.
  expect(looked()).toBeLessThan(bomb.length / 10)
  expect(unpackLz(lzBomb(99), 5_050)).toBe('a'.repeat(5_050))
  expect(() => unpackLz(lzBomb(99), 5_049)).toThrow('too large')
})

testRows(['', 'A', '!!', 'N4Ig', 'ä'])('what is no packed text is damaged', payload => {
  expect(() => unpackLz(payload, 1_000)).toThrow('not whole')
})

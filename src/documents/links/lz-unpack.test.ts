import fc from 'fast-check'
import LZString from 'lz-string'
import { expect, test } from 'vitest'
import { lzBomb } from '../../../tests/fixtures/documents/bombs'
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
    { numRuns: 500 },
  )
})

test('stops at its cap, before it has unpacked a bomb', () => {
  const bomb = lzBomb(60_000)
  expect(bomb.length).toBeLessThan(200_000)
  const began = process.cpuUsage()
  expect(() => unpackLz(bomb, 5_000_000)).toThrow('too large')
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1000).toBeLessThan(100)
  expect(unpackLz(lzBomb(99), 5_050)).toBe('a'.repeat(5_050))
  expect(() => unpackLz(lzBomb(99), 5_049)).toThrow('too large')
})

test.each(['', 'A', '!!', 'N4Ig', 'ä'])('%j is damaged', payload => {
  expect(() => unpackLz(payload, 1_000)).toThrow('not whole')
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readNumber } from './read-number'

it('reads back every number that it would print', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), number => {
      expect(readNumber(String(number), {})).toEqual({ number: Number(String(number)) })
    }),
  )
})

it('never lets a number through that does not fit', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), text => {
      const read = readNumber(text, { min: -10, max: 10, whole: true })
      if ('problem' in read) expect(read.problem).toMatch(/^Please .*\.$/)
      else if (read.number === undefined) expect(text.trim()).toBe('')
      else expect([Number.isInteger(read.number), Math.abs(read.number) <= 10]).toEqual([true, true])
    }),
  )
})

it.each([
  ['Infinity', 'Please type a number.'],
  ['1e999', 'Please type a number.'],
  ['two', 'Please type a number.'],
])('refuses %s', (text, problem) => {
  expect(readNumber(text, {})).toEqual({ problem })
})

it('takes an empty field for no number at all', () => {
  expect(readNumber(' ', { min: 1 })).toEqual({ number: undefined })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { isEqualJson } from './equal-json'

testRows([
  [
    { a: 1, b: [{ c: null }] },
    { b: [{ c: null }], a: 1 },
  ],
  [{ a: undefined }, {}],
  [undefined, undefined],
  [[], []],
  [Number.NaN, Number.NaN],
])('equal values are the same', (a, b) => {
  expect(isEqualJson(a, b)).toBe(true)
  expect(isEqualJson(b, a)).toBe(true)
})

testRows([
  [{ a: 1 }, { a: '1' }],
  [{ a: null }, {}],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 1]],
  [null, undefined],
  [0, false],
  ['toString', {}],
  [{}, JSON.parse('{ "__proto__": 1 }')],
])('different values are not the same', (a, b) => {
  expect(isEqualJson(a, b)).toBe(false)
  expect(isEqualJson(b, a)).toBe(false)
})

test('a value is the same as its copy with fields in another order, and not as a changed one', () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, inner]) => [key, turned(inner)]),
    )
  }
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), value => {
      const copy = JSON.parse(JSON.stringify(value))
      expect(isEqualJson(copy, turned(copy))).toBe(true)
      expect(isEqualJson({ value: copy }, { value: [copy] })).toBe(false)
    }),
  )
})

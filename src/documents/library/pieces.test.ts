import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromPieces, isLargeJson, toPieces } from './pieces'

const roundTrip = async (value: unknown) => {
  const pieces = await toPieces(value, () => {})
  return { pieces, back: await fromPieces(pieces, () => {}) }
}

/** JSON with heavy parts at any depth. */
const heavy = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 1.5, '', 'ä"\\\n\u2028', 'x'.repeat(600_000), Array(11_000).fill(0)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'constructor', ''), tie('value')),
  ),
})).value

it('gives back any value', async () => {
  await fc.assert(
    fc.asyncProperty(heavy, async value => {
      const { back } = await roundTrip(value)
      expect(JSON.stringify(back)).toBe(JSON.stringify(value))
    }),
    { numRuns: 50 },
  )
})

it('leaves out fields without a value, and puts null for items without one, as JSON does', async () => {
  const filler = Array(20_000).fill('x')
  expect((await roundTrip({ a: undefined, b: [undefined], filler })).back).toEqual({ b: [null], filler })
})

it('gives fields that can be changed and removed', async () => {
  const { back } = await roundTrip({ a: { b: 1 }, filler: Array(20_000).fill('x') })
  const value = back as { a?: { b: number } }
  value.a = { b: 2 }
  expect(value.a).toEqual({ b: 2 })
  delete value.a
  expect(Object.keys(value)).toEqual(['filler'])
})

it('has a small value in one piece', async () => {
  expect((await roundTrip({ a: [1] })).pieces).toHaveLength(1)
})

it('calls large what has more than some ten thousand values or a million letters', () => {
  expect(isLargeJson(Array(15_000).fill({}))).toBe(false)
  expect(isLargeJson(Array(25_000).fill(0))).toBe(true)
  expect(isLargeJson({ text: 'x'.repeat(500_000) })).toBe(false)
  expect(isLargeJson({ text: 'x'.repeat(1_100_000) })).toBe(true)
})

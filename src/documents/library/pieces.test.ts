import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromPieces, isLargeJson, type Pieces, toPieces } from './pieces'

const roundTrip = async (value: unknown) => {
  const pieces = await toPieces(value, () => {})
  return { pieces, back: await fromPieces(pieces, () => {}) }
}
const textOf = (pieces: Pieces) => pieces.map(bytes => new TextDecoder().decode(bytes))

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

const some = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const nested = (depth: number, value: unknown): unknown => (depth === 0 ? value : { a: nested(depth - 1, value) })

it.each<[string, unknown]>([
  ['2,000 nodes of 500 letters', some(2_000, index => ({ id: `n${index}`, config: { prompt: 'x'.repeat(500) } }))],
  ['60,000 values in one list', some(60_000, index => index)],
  ['60,000 fields of one node', Object.fromEntries(some(60_000, index => [`k${index}`, 1]))],
  ['30 fields of each of 2,000 nodes', some(2_000, () => Object.fromEntries(some(30, index => [`k${index}`, 1.5])))],
  [
    'all of it 60 deep',
    nested(
      60,
      some(60_000, () => null),
    ),
  ],
  ['lists of lists', some(100, () => some(20, () => some(30, () => 'cell')))],
])('writes a large value in pieces that are all short: %s', async (_, value) => {
  const { pieces } = await roundTrip({ document: { pipelines: [{ nodes: value }] } })
  // A value has a comma or a bracket in JSON, as no text here has.
  const lengths = textOf(pieces).map(text => ({ letters: text.length, values: text.split(/[,[{]/).length }))
  expect(Math.max(...lengths.map(({ letters }) => letters))).toBeLessThan(600_000)
  expect(Math.max(...lengths.map(({ values }) => values))).toBeLessThan(31_000)
})

it('calls large what has more than some ten thousand values or a million letters', () => {
  expect(isLargeJson(Array(15_000).fill({}))).toBe(false)
  expect(isLargeJson(Array(25_000).fill(0))).toBe(true)
  expect(isLargeJson({ text: 'x'.repeat(500_000) })).toBe(false)
  expect(isLargeJson({ text: 'x'.repeat(1_100_000) })).toBe(true)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedWords, spreadOf } from './spread'

test('equal answers are counted, the most frequent first', () => {
  const { total, counts, numbers } = spreadOf(['Red', 'blue', ' red ', 'red'])
  expect({ total, counts, numbers }).toEqual({
    total: 4,
    counts: [
      { value: 'Red', count: 3 },
      { value: 'blue', count: 1 },
    ],
    numbers: undefined,
  })
})

test('no answer is lost and none is counted twice', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom('a', 'B', 'b ', 'c'))), values => {
      const { total, counts } = spreadOf(values)
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      expect(total).toBe(values.length)
      const alone = counts.map(({ count }) => count)
      expect(alone).toEqual(alone.toSorted((a, b) => b - a))
    }),
  )
})

test('numbers have a middle with as many below it as above', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1 }), values => {
      const { numbers } = spreadOf(values)
      if (!numbers) throw new Error('numbers without a spread')
      expect([numbers.min, numbers.max]).toEqual([Math.min(...values), Math.max(...values)])
      const below = values.filter(value => value < numbers.median).length
      const above = values.filter(value => value > numbers.median).length
      expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2)
    }),
  )
  expect(spreadOf([0.1, 0.2]).numbers?.median).toBe(0.15)
  expect(spreadOf([1, 'one']).numbers).toBeUndefined()
  expect(spreadOf([]).numbers).toBeUndefined()
})

test('words that many texts share, each counted once a text', () => {
  const texts = ['The storm howls, storm!', 'A STORM over the sea', 'Calm water', 'Storm and water']
  expect(sharedWords(texts)).toEqual([
    { word: 'storm', count: 3 },
    { word: 'water', count: 2 },
  ])
  expect(sharedWords(['Storm'])).toEqual([])
  expect(sharedWords(['#ffcf33 and #ffcf33', 'a #ffcf33'])).toEqual([])
})

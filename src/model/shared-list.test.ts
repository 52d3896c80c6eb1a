import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SharedList, withArrays } from './shared-list'

/** A list is made by adding to an earlier one, or by leaving out what an earlier one has. */
const steps = fc.array(
  fc.oneof(fc.record({ from: fc.nat(), add: fc.array(fc.integer()) }), fc.record({ from: fc.nat(), after: fc.nat() })),
  { maxLength: 30 },
)
const add = (sum: number, item: number) => sum * 3 + item

test('lists that share items are the arrays that they are made of, however they were made', () => {
  fc.assert(
    fc.property(steps, steps => {
      const lists = [{ list: SharedList.of<number>(), array: [] as number[], made: [0] }]
      for (const step of steps) {
        const from = lists[step.from % lists.length]!
        if ('add' in step) {
          const list = from.list.with(step.add)
          lists.push({ list, array: [...from.array, ...step.add], made: [...from.made, lists.length] })
          continue
        }
        const earlier = lists[from.made[step.after % from.made.length]!]!
        lists.push({
          list: from.list.after(earlier.list),
          array: from.array.slice(earlier.array.length),
          made: [lists.length],
        })
      }
      for (const { list, array } of lists) {
        expect(list.toArray()).toEqual(array)
        expect(list.toArray()).toBe(list.toArray())
        expect(list.length).toBe(array.length)
        expect(list.newest).toBe(array.at(-1))
        expect(list.fold(1, add)).toBe(array.reduce(add, 1))
      }
    }),
  )
})

test('what lists share is folded once', () => {
  let folded = 0
  const count = (sum: number) => {
    folded++
    return sum + 1
  }
  let list = SharedList.of<string>()
  for (let item = 0; item < 1000; item++) {
    list = list.plus('a')
    expect(list.fold(0, count)).toBe(item + 1)
  }
  expect(folded).toBe(1000)
})

test('lists of an object are arrays to all that read it', () => {
  const object = withArrays({ name: 'a', items: SharedList.of([1, 2]) as unknown as number[] })
  expect(object.items).toEqual([1, 2])
  expect(JSON.parse(JSON.stringify(object))).toEqual({ name: 'a', items: [1, 2] })
  expect({ ...object }.items).toEqual([1, 2])
})

import { expect, it } from 'vitest'
import { flow } from '../../../tests/support/flows'
import { linesOf } from './elements'

it('puts the labels of lines between the same two pipelines below each other, and others in the middle', () => {
  const document = flow({ a: [], b: [], c: [] }, [
    ['a', 'next', 'b'],
    ['a', 'tool', 'b'],
    ['b', 'next', 'a'],
    ['a', 'next', 'c'],
  ])
  const shifts = linesOf(document, {}).map(({ data }) => data?.labelShift)
  expect(shifts).toEqual([-24, 0, 24, 0])
})

import { expect } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { nearestName } from './nearest'

testRows<[string, string[], string | undefined]>([
  ['qurey', ['count', 'query'], 'query'],
  ['QUERY', ['query'], 'query'],
  ['titles', ['tables', 'title'], 'title'],
  ['ab', ['ba'], undefined],
  ['ab', ['a'], 'a'],
  ['abc', ['abd', 'xyz'], 'abd'],
  ['abcd', ['abXY'], 'abXY'],
  ['abcd', ['aXYZ'], undefined],
  ['description', ['dexxxiption'], 'dexxxiption'],
  ['description', ['dexxxxption'], undefined],
  ['x', [], undefined],
])('a misspelled name means the nearest one', (name, names, meant) => {
  expect(nearestName(name, names)).toBe(meant)
})

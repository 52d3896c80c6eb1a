import { expect, test } from 'vitest'
import { nearestName } from './nearest'

test.each<[string, string[], string | undefined]>([
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
])('%s among %j means %s', (name, names, meant) => {
  expect(nearestName(name, names)).toBe(meant)
})



import { expect, it, test } from 'vitest'
import { nearestAmong, nearestName } from './nearest'

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

it('names of a hundred letters at most are compared', () => {
  const names = ['a'.repeat(100)]
  expect(nearestName('a'.repeat(100), names)).toBe(names[0])
  expect(nearestName('a'.repeat(101), names)).toBeUndefined()
})

it('of very many wrong names, the first twenty are compared', () => {
  const nearest = nearestAmong(['color'])
  const wrong = Array.from({ length: 21 }, (_, index) => `color${String.fromCharCode(97 + index)}`)
  expect(wrong.map(nearest)).toEqual([...wrong.slice(1).map(() => 'color'), undefined])
  expect(nearest(wrong[0] ?? '')).toBe('color')
})

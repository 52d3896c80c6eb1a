import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useStableLists, useStableMap } from './use-stable'

it('a map whose lists are equal is the map of the render before; a changed list makes another one', () => {
  const map = (a: string[], ...more: [string, string[]][]) => new Map([['a', a], ['b', ['same']], ...more])
  const { result, rerender } = renderHook(useStableMap<string, string>, { initialProps: map(['1']) })
  const first = result.current
  rerender(map(['1']))
  expect(result.current).toBe(first)
  rerender(map(['2']))
  expect([...result.current]).toEqual([...map(['2'])])
  expect(result.current.get('b')).toBe(first.get('b'))
  rerender(map(['2'], ['c', []]))
  expect([...result.current.keys()]).toEqual(['a', 'b', 'c'])
  rerender(map(['2']))
  expect([...result.current.keys()]).toEqual(['a', 'b'])
})

it('lists that are equal are the lists of the render before, in all and one by one', () => {
  const { result, rerender } = renderHook(useStableLists<string>, { initialProps: [['1'], ['2']] })
  const first = result.current
  rerender([['1'], ['2']])
  expect(result.current).toBe(first)
  rerender([['1'], ['3']])
  expect(result.current).toEqual([['1'], ['3']])
  expect(result.current[0]).toBe(first[0])
  rerender([['1']])
  expect(result.current).toEqual([['1']])
})

import { expect, test } from 'vitest'
import { nameOf } from './colour'
import { COLOUR_NAMES } from './data/colours'

test.each([
  ['#7cc04b', 'green'],
  ['#73bde8', 'sky blue'],
  ['#8bc34a', 'lime'],
  ['#aaaaaa', 'silver'],
  ['#f78fb3', 'pink'],
  ['#4b2e1e', 'brown'],
  ['#0d1330', 'black'],
  ['#d3a59a', 'dusty rose'],
])('%s is called %s', (hex, name) => {
  expect(nameOf(hex)).toBe(name)
})

test('a color on the list keeps its own name', () => {
  for (const { hex, name } of COLOUR_NAMES.values()) expect(nameOf(hex)).toBe(name)
})

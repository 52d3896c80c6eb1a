import { expect, test } from 'vitest'
import { COLOR_NAMES } from '../data/colors'
import { colorName } from './color'

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
  expect(colorName(hex)).toBe(name)
})

test('a color on the list keeps its own name', () => {
  for (const { hex, name } of COLOR_NAMES.values()) expect(colorName(hex)).toBe(name)
})

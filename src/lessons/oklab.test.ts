import { expect, test } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { oklabDistance, toOklab } from './oklab'

// As in the table of the color space's author, and of CSS Color 4.
testRows([
  ['#000000', [0, 0, 0]],
  ['#ffffff', [1, 0, 0]],
  ['#808080', [0.5999, 0, 0]],
  ['#0a0a0a', [0.1448, 0, 0]],
  ['#ff0000', [0.628, 0.2249, 0.1258]],
  ['#00ff00', [0.8664, -0.2339, 0.1795]],
  ['#0000ff', [0.452, -0.0325, -0.3115]],
])('a color is converted to OKLab', (hex, expected) => {
  const color = toOklab(hex)
  for (const [index, channel] of expected.entries()) expect(color[index]).toBeCloseTo(channel, 3)
})

test('a color is named by its hue more than by its lightness', () => {
  expect(oklabDistance([0.5, 0, 0], [0.9, 0, 0])).toBeCloseTo(0.4)
  expect(oklabDistance([0.5, 0.1, 0], [0.5, 0, 0])).toBeCloseTo(0.3)
  expect(oklabDistance([0.5, 0, 0.1], [0.5, 0, 0])).toBeCloseTo(0.3)
})

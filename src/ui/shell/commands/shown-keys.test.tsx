import { expect, it } from 'vitest'
import { describeKeys } from './shown-keys'

const cyrillic = new Map([
  ['KeyZ', 'я'],
  ['KeyK', 'л'],
])
const german = new Map([
  ['KeyY', 'z'],
  ['KeyZ', 'y'],
])

it.each([
  ['Ctrl+Z', cyrillic, false, 'Ctrl+Я'],
  ['Ctrl+Shift+Z', cyrillic, false, 'Ctrl+Shift+Я'],
  ['Ctrl+Z', new Map(), false, 'Ctrl+Z'],
  ['Strg+Z', german, false, 'Strg+Z'],
  ['Strg+Umschalt+Z', german, true, '⌘+Umschalt+Z'],
  ['Ctrl+Enter', cyrillic, true, '⌘+Enter'],
  ['Alt+↑', cyrillic, true, '⌥+↑'],
])('%s on this keyboard', (words, layout, isApple, shown) => {
  expect(describeKeys(words, layout, isApple)).toBe(shown)
})

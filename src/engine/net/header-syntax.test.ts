import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { invalidHeaderCharacter, isHeaderName } from './header-syntax'

testRows([
  ['a b\tc ~ÿ', null],
  ['', null],
  ['ab日', '日'],
  ['a\u200bb', 'U+200B'],
  ['a\nb', 'U+000A'],
  ['\u007f', 'U+007F'],
  ['x😀', '😀'],
])('the first character that no header may have is found', (value, character) => {
  expect(invalidHeaderCharacter(value)).toBe(character)
})

test('a name of a header is one word without separators', () => {
  expect(['X-Api_Key.1', "!#$%&'*+^`|~"].every(isHeaderName)).toBe(true)
  expect(['', 'a b', 'a:b', 'a\n', 'é', 'a(b)'].some(isHeaderName)).toBe(false)
})

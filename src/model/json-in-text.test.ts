import { expect, test } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { stripFence } from './json-in-text'

test.each([
  ['```json\n{"a":1}\n```', '{"a":1}'],
  ['\n```JSON \n{"a":1}\n\n```\n', '{"a":1}\n'],
  ['```\n[1]```', '[1]'],
])('the fence around %j is left out', (text, inside) => {
  expect(stripFence(text)).toBe(inside)
})

testRows(['{"a":1}', '```python\nprint()\n```', '```json\n{"a":1}', 'text\n```', '```json```', ' x '])(
  'what is no fenced JSON stays as it is',
  text => {
    expect(stripFence(text)).toBe(text)
  },
)

import { expect } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { endingOfLegacyName } from './legacy-endings'

testRows([
  ['end', 'complete'],
  ['tool_calls', 'tool-calls'],
  ['max_tokens', 'token-limit'],
  ['refusal', 'refused'],
  ['cut', 'connection-cut'],
  ['other', 'unknown'],
  ['toString', 'unknown'],
  [undefined, 'unknown'],
])('an ending of the first version has its present name', (word, ending) => {
  expect(endingOfLegacyName(word)).toBe(ending)
})

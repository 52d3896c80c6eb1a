import { expect, test } from 'vitest'
import { endingOfLegacyName } from './legacy-endings'

test.each([
  ['end', 'complete'],
  ['tool_calls', 'tool-calls'],
  ['max_tokens', 'token-limit'],
  ['refusal', 'refused'],
  ['cut', 'connection-cut'],
  ['other', 'unknown'],
  ['toString', 'unknown'],
  [undefined, 'unknown'],
])('an answer of a first version that ended as %j is %s', (word, ending) => {
  expect(endingOfLegacyName(word)).toBe(ending)
})

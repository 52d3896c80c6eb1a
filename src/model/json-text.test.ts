import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../tests/support/in-english'
import { cases } from '../../tests/support/soak'
import { testRows } from '../../tests/support/test-rows'
import { parseJson } from './json-text'

testRows([
  ['{"a":1,}', 1, 8, 'there is a comma too many before this "}"'],
  ['{"a":1\n"b":2}', 2, 1, 'a comma or a closing bracket is missing before this'],
  ['[1,2', 1, 5, 'it ends before the "[" is closed by "]"'],
  ["{'a':1}", 1, 2, 'a field name in double quotes is missing'],
  ['{"a":tru}', 1, 6, 'a value is missing or misspelled'],
  ['{\n  "a": "no end\n}', 2, 8, 'this text has no closing quote'],
  ['{"a":"\\x"}', 1, 6, 'a backslash comes before a letter that it cannot change'],
  ['{"a":1}}', 1, 8, 'something comes after the end'],
  ['{"a":"\t"}', 1, 6, 'a text has a control character in it'],
  [`${'[[],'.repeat(100_000)}[x`, 1, 1, 'it cannot be read'],
  ['{a: 1}', 1, 2, 'a field name in double quotes is missing'],
  ['[1, // one\n2]', 1, 5, 'a comment is not allowed in JSON'],
  ['{"a":', 1, 6, 'it ends too early'],
  [`${'[[],{},'.repeat(499)}x`, 1, 3494, 'a value is missing or misspelled'],
  ['{"a":01}', 1, 7, 'a comma or a closing bracket is missing before this'],
])('broken JSON is reported by line and column', (text, line, column, message) => {
  expect(inEnglish(parseJson(text))).toEqual({ problem: { line, column, message } })
})

test('JSON is parsed as ever, and broken JSON always has a place', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (json, at, noise) => {
      const place = at % (json.length + 1)
      const text = json.slice(0, place) + noise + json.slice(place + 1)
      const parsed = parseJson(text)
      if ('value' in parsed) expect(parsed.value).toEqual(JSON.parse(text))
      else {
        expect(() => JSON.parse(text)).toThrow()
        expect(parsed.problem.message).not.toBe('it cannot be read')
        expect(parsed.problem.line).toBeGreaterThan(0)
      }
    }),
    { numRuns: cases(2_000) },
  )
})

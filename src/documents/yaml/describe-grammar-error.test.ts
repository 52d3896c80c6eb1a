import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { englishMessages } from '../../language/messages'
import { describeGrammarError } from './describe-grammar-error'
import { readYaml } from './read'

testRows([
  ['a: 1\nb\n', 'a ":" is missing after the field name'],
  ['a: ["x" "y"]\n', 'a comma is missing before this'],
  ['a: "x"y\n', 'this cannot be here'],
  ['a: {b: 1\n', 'a bracket is not closed'],
  ['- - a\n  b\n', 'a "-" is missing before this entry'],
  ['a:\n  b: 1\n c: 2\n', 'this line is not indented like the lines that it belongs to'],
  ['a:\n\tb: 1\n', 'this line is indented with a tab: use spaces'],
  ['"a\n  b": 1\n', 'the name of a field is longer than a line, or a ":" is missing after it'],
  ['a: b: 1\n', 'there are two fields in this line: give each a line'],
  ['a: [- 1]\n', 'within brackets, lists and groups of fields are written with brackets too'],
  ['a: "\\q"\n', 'a backslash comes before a letter that it cannot change'],
  ['a: @b\n', 'a text cannot begin with this character: put the text in quotes'],
  ['a: *\n', 'after * or & there should be a name'],
  ['%YAML 9 9 9\n---\na: 1\n', 'a line that begins with % is none of this format'],
  ['a: &b *c\n', 'an anchor (&…) cannot be here'],
  ['a: &b &c 1\n', 'an anchor (&…) cannot be here'],
  ['a: !b !c 1\n', 'a tag (!…) is not known here'],
  ['a: !b 1\n', 'a tag (!…) is not known here'],
])('what is not quite YAML is reported with its place', (text, why) => {
  const result = readYaml(text)
  const said = 'problems' in result ? result.problems.map(({ message }) => englishMessages.localize(message)) : []
  expect(said).toContain(`This is not quite YAML: ${why}.`)
})

test('a mistake that the parser names only for itself cannot be read', () => {
  const described = describeGrammarError({ code: 'IMPOSSIBLE', message: 'No such thing' })
  expect(englishMessages.localize(described)).toBe('This is not quite YAML: it cannot be read.')
})

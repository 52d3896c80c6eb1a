import { expect, test } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { englishMessages } from '../language/messages'
import type { JsonValue } from './json'
import { describeSchemaIssue, type SchemaIssue } from './schema-issue'

const say = (keyword: string, error: string, value: JsonValue, instanceLocation = '#') =>
  englishMessages.localize(describeSchemaIssue({ keyword, instanceLocation, error } satisfies SchemaIssue, value))

const type = 'Instance type "X" is invalid. Expected '

testRows([
  ['required', 'Instance does not have required property "b".', {}, '#', '“b” is missing'],
  ['required', 'Instance does not have required property "b".', { a: {} }, '#/a', '“a.b” is missing'],
  ['type', `${type}"string".`, 3, '#', 'The answer is 3, and should be text'],
  ['type', `${type}"string".`, {}, '#/a', '“a” is missing, and should be text'],
  ['type', `${type}"integer", "null".`, { a: 'x' }, '#/a', '“a” is “x”, and should be a whole number or null'],
  ['type', `${type}"number", "boolean".`, { a: null }, '#/a', '“a” is null, and should be a number or true or false'],
  ['type', `${type}"array", "object".`, { a: true }, '#/a', '“a” is true, and should be a list or an object'],
  [
    'type',
    `${type}"integer", "string", "null".`,
    true,
    '#',
    'The answer is true, and should be a whole number, text or null',
  ],
  ['type', `${type}"other".`, 3, '#', 'The answer is 3, and should be other'],
  [
    'enum',
    'Instance does not match any of ["a",1,null].',
    'x',
    '#',
    'The answer is “x”, and should be one of “a”, 1, null',
  ],
  ['enum', 'Instance does not match any of [oh', 'x', '#', 'The answer is “x”, and should be one of the given values'],
  ['enum', 'Instance does not match any of [oh].', 'x', '#', 'The answer is “x”, and should be one of [oh]'],
  ['const', 'Instance does not match 7.', 'x', '#', 'The answer is “x”, and should be 7'],
  ['pattern', 'String does not match pattern.', 'x', '#', 'The answer is “x”, which does not have the right form'],
  ['format', 'String does not match format "date".', 'x', '#', 'The answer is “x”, which does not have the right form'],
  ['minimum', '3 is less than 5.', 3, '#', 'The answer is 3, and should be at least 5'],
  ['maximum', '9.5 is greater than -1.5e3.', 9.5, '#', 'The answer is 9.5, and should be at most -1.5e3'],
  ['maximum', 'Too great.', 9, '#', 'The answer is 9, which does not fit what is asked for'],
  ['minItems', 'Array has too few items (1 < 2).', { a: ['x'] }, '#/a', '“a” has 1 entry, and should have at least 2'],
  [
    'maxItems',
    'Array has too many items (2 > 1).',
    { a: ['x', 'y'] },
    '#/a',
    '“a” has 2 entries, and should have at most 1',
  ],
  [
    'maxItems',
    'Array has too many items (2 > 1).',
    { a: 'x' },
    '#/a',
    '“a” is “x”, which does not fit what is asked for',
  ],
  ['false', 'False boolean schema.', { b: 1 }, '#/b', '“b” is not expected'],
  ['uniqueItems', 'Duplicate items.', [], '#', 'The answer has an entry twice'],
  ['uniqueItems', 'Duplicate items.', { a: [] }, '#/a', '“a” has an entry twice'],
  ['minLength', 'String is too short (1 < 3).', { a: 'x' }, '#/a', '“a” has 1 letter, and should have at least 3'],
  ['exclusiveMinimum', '0 is less than 0.', 0, '#', 'The answer is 0, and should be more than 0'],
  ['if', 'Odd.', 1, '#', 'The answer is 1, which does not fit what is asked for'],
  ['if', 'Odd.', { a: 1 }, '#/a', '“a” is 1, which does not fit what is asked for'],
] as [string, string, JsonValue, string, string][])(
  'each rule of a schema has a sentence',
  (keyword, error, value, at, phrase) => {
    expect(say(keyword, error, value, at)).toBe(phrase)
  },
)

test('a field is found by its own name, with whatever letters', () => {
  expect(say('false', 'x', {}, '#/a~1b/c~0d/%C3%A4')).toBe('“a/b.c~d.ä” is not expected')
  expect(say('false', 'x', {}, '#/100%')).toBe('“100%” is not expected')
  expect(say('pattern', 'x', { list: ['a', 'b'] }, '#/list/1')).toContain('“list.1” is “b”')
  // Of a text no letter is a field, and of an object nothing that all objects have.
  expect(say('pattern', 'x', { text: 'ab' }, '#/text/length')).toContain('is missing,')
  expect(say('pattern', 'x', {}, '#/constructor')).toContain('is missing,')
})

test('a long value is cut, so that it does not fill the message', () => {
  expect(say('pattern', 'x', 'a'.repeat(58))).toContain(`is “${'a'.repeat(58)}”, which`)
  expect(say('pattern', 'x', 'a'.repeat(59))).toContain(`is “${'a'.repeat(59)}…, which`)
})

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Validator } from '@cfworker/json-schema'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { describeMismatch } from '../../src/engine/model/describe-mismatch'
import type { JsonSchema, JsonValue } from '../../src/engine/model/json'
import { describeSchemaIssue } from '../../src/engine/model/schema-issue'
import { schemaProblems } from '../../src/engine/tools/arguments'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import { englishMessages, loadMessages } from '../../src/language/messages'
import { inEnglish } from '../support/in-english'

const pseudo = await loadMessages(languageByCode('en-XA') ?? sourceLanguage, ['page'])

/** Runs of unaccented words outside of quoted values: a sentence of a library would have one. */
const englishIn = (said: string) => said.replaceAll(/“[^”]*”/g, '').match(/\b(?:[A-Za-z]{2,} ){2,}[A-Za-z]{2,}\b/)?.[0]

const no = { const: 'zz' }
const schemas: [keyword: string, schema: JsonSchema, value: JsonValue, ...said: string[]][] = [
  ['false', { properties: { a: false } }, { a: 1 }, '“a” is not asked for'],
  [
    '$recursiveRef',
    { $recursiveAnchor: true, properties: { a: { $recursiveRef: '#' } }, minProperties: 1 },
    { a: {} },
    '“a” has 0 entries, and should have at least 1',
  ],
  ['$ref', { $defs: { z: no }, $ref: '#/$defs/z' }, 1, 'The answer is 1, and should be "zz"'],
  ['type', { type: 'string' }, 1, 'The answer is 1, and should be text'],
  ['const', { const: 1 }, 2, 'The answer is 2, and should be 1'],
  ['enum', { enum: [1, 2] }, 3, 'The answer is 3, and should be one of 1, 2'],
  ['not', { not: {} }, 1, 'The answer is 1, which is none of what is asked for'],
  [
    'anyOf',
    { anyOf: [no] },
    1,
    'The answer is 1, which is none of what is asked for',
    'The answer is 1, and should be "zz"',
  ],
  ['allOf', { allOf: [no] }, 1, 'The answer is 1, and should be "zz"'],
  ['oneOf', { oneOf: [{}, {}] }, 1, 'The answer is 1, which is none of what is asked for'],
  [
    'if',
    Object.fromEntries([
      ['then', no],
      ['if', true],
    ]),
    1,
    'The answer is 1, and should be "zz"',
  ],
  ['if', { if: false, else: no }, 1, 'The answer is 1, and should be "zz"'],
  ['required', { required: ['a'] }, {}, '“a” is missing'],
  ['minProperties', { minProperties: 2 }, { a: 1 }, 'The answer has 1 entry, and should have at least 2'],
  ['maxProperties', { maxProperties: 0 }, { a: 1 }, 'The answer has 1 entry, and should have at most 0'],
  [
    'propertyNames',
    { propertyNames: { maxLength: 1 } },
    { ab: 1 },
    'The answer has the name “ab”, which does not have the right form',
  ],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, { a: 1 }, '“b” is missing, which “a” needs'],
  ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }, { a: 1 }, '“b” is missing'],
  ['dependencies', { dependencies: { a: ['b'] } }, { a: 1 }, '“b” is missing, which “a” needs'],
  ['dependencies', { dependencies: { a: { required: ['b'] } } }, { a: 1 }, '“b” is missing'],
  [
    'dependencies',
    { dependencies: { a: ['c'], b: { required: ['d'] } } },
    { a: 1, b: 1 },
    '“c” is missing, which “a” needs',
    '“d” is missing',
  ],
  ['properties', { properties: { a: no } }, { a: 1 }, '“a” is 1, and should be "zz"'],
  ['patternProperties', { patternProperties: { a: no } }, { a: 1 }, '“a” is 1, and should be "zz"'],
  ['additionalProperties', { additionalProperties: no }, { a: 1 }, '“a” is 1, and should be "zz"'],
  ['unevaluatedProperties', { unevaluatedProperties: no }, { a: 1 }, '“a” is 1, and should be "zz"'],
  ['maxItems', { maxItems: 0 }, [1], 'The answer has 1 entry, and should have at most 0'],
  ['minItems', { minItems: 2 }, [1], 'The answer has 1 entry, and should have at least 2'],
  ['prefixItems', { prefixItems: [no] }, [1], '“0” is 1, and should be "zz"'],
  ['items', { items: no }, [1], '“0” is 1, and should be "zz"'],
  ['contains', { contains: no }, [1], 'The answer has too few entries of the kind that is asked for'],
  ['contains', { contains: no }, [], 'The answer has too few entries of the kind that is asked for'],
  [
    'minContains',
    { contains: { const: 1 }, minContains: 2 },
    [1, 3],
    '“1” is 3, and should be 1',
    'The answer has too few entries of the kind that is asked for',
  ],
  [
    'minContains',
    { contains: { const: 1 }, minContains: 2 },
    [1],
    'The answer has too few entries of the kind that is asked for',
  ],
  [
    'maxContains',
    { contains: { const: 1 }, maxContains: 1 },
    [1, 1],
    'The answer has too many entries of the kind that is asked for',
  ],
  ['unevaluatedItems', { unevaluatedItems: no }, [1], '“0” is 1, and should be "zz"'],
  ['uniqueItems', { uniqueItems: true }, [1, 1], 'The answer has an entry twice'],
  ['minimum', { minimum: 2 }, 1, 'The answer is 1, and should be at least 2'],
  ['maximum', { maximum: 0 }, 1, 'The answer is 1, and should be at most 0'],
  ['exclusiveMinimum', { exclusiveMinimum: 1 }, 1, 'The answer is 1, and should be more than 1'],
  ['exclusiveMaximum', { exclusiveMaximum: 1 }, 1, 'The answer is 1, and should be less than 1'],
  ['multipleOf', { multipleOf: 2 }, 1, 'The answer is 1, and should be a multiple of 2'],
  ['minLength', { minLength: 2 }, 'a', 'The answer has 1 letter, and should have at least 2'],
  ['maxLength', { maxLength: 0 }, 'a', 'The answer has 1 letter, and should have at most 0'],
  ['pattern', { pattern: 'b' }, 'a', 'The answer is “a”, which does not have the right form'],
  ['format', { format: 'date' }, 'a', 'The answer is “a”, which does not have the right form'],
  ['unevaluatedProperties', { unevaluatedProperties: false }, { a: 1 }, '“a” is not asked for'],
  [
    'dependentRequired',
    { properties: { x: { dependentRequired: { a: ['b'] } } } },
    { x: { a: 1 } },
    '“x.b” is missing, which “x.a” needs',
  ],
  ['maxLength', { maxLength: 0 }, '😀', 'The answer has 1 letter, and should have at most 0'],
]

test.each(schemas)('a misfit by %s is a message: %j', async (keyword, schema, value, ...said) => {
  const { errors } = new Validator(schema, '2020-12', false).validate(value)
  expect(errors.map(error => error.keyword)).toContain(keyword)
  expect(inEnglish(await schemaProblems(schema, value))).toEqual(said)
  for (const error of errors) expect(englishIn(pseudo.localize(describeSchemaIssue(error, value)))).toBeUndefined()
})

test('every keyword that the validator reports is tried', async () => {
  const main = fileURLToPath(import.meta.resolve('@cfworker/json-schema'))
  const code = await readFile(new URL('./validate.js', `file://${main}`), 'utf8')
  const reported = new Set([...code.matchAll(/keyword: '([^']+)'/g)].map(([, keyword]) => keyword))
  const tried = new Set(schemas.map(([keyword]) => keyword))
  // Of drafts before 2020-12; it has the same words as `items`.
  reported.delete('additionalItems')
  expect([...tried].sort()).toEqual([...reported].sort())
})

const rules: [schema: v.GenericSchema, value: unknown, said: string][] = [
  [v.picklist(['a', 'b']), 'c', 'it must be "a" or "b", and is a text'],
  [v.literal('a'), 'c', 'it must be "a", and is a text'],
  [v.string(), 1, 'it must be a text, and is a number'],
  [v.union([v.string(), v.number()]), true, 'it must be a text or a number, and is yes'],
  [v.strictTuple([v.string()]), ['a', 'b'], 'it must be never, and is a text'],
  [v.strictObject({}), { a: 1 }, 'it must be never, and is a text'],
  [v.variant('a', [v.object({ a: v.literal(1) })]), { a: 2 }, 'it must be 1, and is a number'],
  [v.custom<string>(() => false), 1, 'it must be unknown, and is a number'],
  [v.pipe(v.number(), v.integer()), 1.5, 'it must be a whole number'],
  [v.pipe(v.number(), v.safeInteger()), 1.5, 'it does not have the right form'],
  [v.pipe(v.number(), v.finite()), Number.POSITIVE_INFINITY, 'it does not have the right form'],
  [v.pipe(v.number(), v.minValue(2)), 1, 'it must be 2 or more'],
  [v.pipe(v.number(), v.maxValue(2)), 3, 'it must be 2 or less'],
  [v.pipe(v.string(), v.minLength(2)), 'a', 'its length must be 2 or more'],
  [v.pipe(v.string(), v.maxLength(2)), 'aaa', 'its length must be 2 or less'],
  [v.pipe(v.string(), v.nonEmpty()), '', 'it must not be empty'],
  [v.pipe(v.string(), v.regex(/b/)), 'a', 'it does not have the right form'],
  [
    v.pipe(
      v.string(),
      v.check(() => false),
    ),
    'a',
    'it does not have the right form',
  ],
  [
    v.pipe(
      v.string(),
      v.rawTransform(({ addIssue, NEVER }) => {
        addIssue()
        return NEVER
      }),
    ),
    'a',
    'it does not have the right form',
  ],
]

test.each(rules.map(([schema, value, said]) => [schema.type, value, schema, said] as const))(
  'a reason by a schema of type %s for %j is a message',
  (_, value, schema, said) => {
    const [issue] = v.safeParse(schema, value).issues ?? []
    if (!issue) throw new Error('it fits')
    expect(englishMessages.localize(describeMismatch(issue))).toBe(said)
    expect(englishIn(pseudo.localize(describeMismatch(issue)))).toBeUndefined()
  },
)

test.each([
  [v.string(), {}, 'it must be a text, and is a group of fields'],
  [v.union([v.string(), v.number()]), true, 'it must be a text or a number, and is yes'],
  [v.string(), false, 'it must be a text, and is no'],
  [v.array(v.string()), null, 'it must be a list, and is empty'],
  [v.boolean(), 'a', 'it must be yes or no, and is a text'],
  [v.object({ a: v.string() }), {}, 'it is missing'],
])('the kinds of values in a reason are messages: %#', (schema, value, said) => {
  const [issue] = v.safeParse(schema, value).issues ?? []
  if (!issue) throw new Error('it fits')
  expect(englishMessages.localize(describeMismatch(issue))).toBe(said)
  expect(pseudo.localize(describeMismatch(issue))).not.toMatch(/[A-Za-z]{2}/)
})

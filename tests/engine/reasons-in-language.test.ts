import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Validator } from '@cfworker/json-schema'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { JsonSchema, JsonValue } from '../../src/engine/model/json'
import { reasonWords } from '../../src/engine/model/reason-words'
import { schemaIssueWords } from '../../src/engine/model/schema-issue'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import { englishMessages, loadMessages } from '../../src/language/messages'

const pseudo = await loadMessages(languageByCode('en-XA') ?? sourceLanguage, ['shell', 'run', 'page'])

/** Runs of unaccented words outside of quoted values: a sentence of a library would have one. */
const englishIn = (said: string) => said.replaceAll(/“[^”]*”/g, '').match(/\b(?:[A-Za-z]{2,} ){2,}[A-Za-z]{2,}\b/)?.[0]

const no = { const: 'zz' }
const schemas: [keyword: string, schema: JsonSchema | boolean, value: JsonValue][] = [
  ['false', { properties: { a: false } }, { a: 1 }],
  ['$recursiveRef', { $recursiveAnchor: true, properties: { a: { $recursiveRef: '#' } }, minProperties: 1 }, { a: {} }],
  ['$ref', { $defs: { z: no }, $ref: '#/$defs/z' }, 1],
  ['type', { type: 'string' }, 1],
  ['const', { const: 1 }, 2],
  ['enum', { enum: [1, 2] }, 3],
  ['not', { not: {} }, 1],
  ['anyOf', { anyOf: [no] }, 1],
  ['allOf', { allOf: [no] }, 1],
  ['oneOf', { oneOf: [{}, {}] }, 1],
  [
    'if',
    Object.fromEntries([
      ['then', no],
      ['if', true],
    ]),
    1,
  ],
  ['if', { if: false, else: no }, 1],
  ['required', { required: ['a'] }, {}],
  ['minProperties', { minProperties: 2 }, { a: 1 }],
  ['maxProperties', { maxProperties: 0 }, { a: 1 }],
  ['propertyNames', { propertyNames: { maxLength: 1 } }, { ab: 1 }],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, { a: 1 }],
  ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }, { a: 1 }],
  ['dependencies', { dependencies: { a: ['b'] } }, { a: 1 }],
  ['dependencies', { dependencies: { a: { required: ['b'] } } }, { a: 1 }],
  ['properties', { properties: { a: no } }, { a: 1 }],
  ['patternProperties', { patternProperties: { a: no } }, { a: 1 }],
  ['additionalProperties', { additionalProperties: no }, { a: 1 }],
  ['unevaluatedProperties', { unevaluatedProperties: no }, { a: 1 }],
  ['maxItems', { maxItems: 0 }, [1]],
  ['minItems', { minItems: 2 }, [1]],
  ['prefixItems', { prefixItems: [no] }, [1]],
  ['items', { items: no }, [1]],
  ['contains', { contains: no }, [1]],
  ['contains', { contains: no }, []],
  ['minContains', { contains: { const: 1 }, minContains: 2 }, [1, 3]],
  ['minContains', { contains: { const: 1 }, minContains: 2 }, [1]],
  ['maxContains', { contains: { const: 1 }, maxContains: 1 }, [1, 1]],
  ['unevaluatedItems', { unevaluatedItems: no }, [1]],
  ['uniqueItems', { uniqueItems: true }, [1, 1]],
  ['minimum', { minimum: 2 }, 1],
  ['maximum', { maximum: 0 }, 1],
  ['exclusiveMinimum', { exclusiveMinimum: 1 }, 1],
  ['exclusiveMaximum', { exclusiveMaximum: 1 }, 1],
  ['multipleOf', { multipleOf: 2 }, 1],
  ['minLength', { minLength: 2 }, 'a'],
  ['maxLength', { maxLength: 0 }, 'a'],
  ['pattern', { pattern: 'b' }, 'a'],
  ['format', { format: 'date' }, 'a'],
]

test.each(schemas)('a misfit by %s is a message: %j', (keyword, schema, value) => {
  const { errors } = new Validator(schema as object, '2020-12', false).validate(value)
  expect(errors.map(error => error.keyword)).toContain(keyword)
  for (const error of errors) expect(englishIn(pseudo.say(schemaIssueWords(error, value)))).toBeUndefined()
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

const rules: [v.GenericSchema, unknown][] = [
  [v.picklist(['a', 'b']), 'c'],
  [v.literal('a'), 'c'],
  [v.string(), 1],
  [v.union([v.string(), v.number()]), true],
  [v.strictTuple([v.string()]), ['a', 'b']],
  [v.strictObject({}), { a: 1 }],
  [v.variant('a', [v.object({ a: v.literal(1) })]), { a: 2 }],
  [v.custom<string>(() => false), 1],
  [v.pipe(v.number(), v.integer()), 1.5],
  [v.pipe(v.number(), v.safeInteger()), 1.5],
  [v.pipe(v.number(), v.finite()), Number.POSITIVE_INFINITY],
  [v.pipe(v.number(), v.minValue(2)), 1],
  [v.pipe(v.number(), v.maxValue(2)), 3],
  [v.pipe(v.string(), v.minLength(2)), 'a'],
  [v.pipe(v.string(), v.maxLength(2)), 'aaa'],
  [v.pipe(v.string(), v.nonEmpty()), ''],
  [v.pipe(v.string(), v.regex(/b/)), 'a'],
  [
    v.pipe(
      v.string(),
      v.check(() => false),
    ),
    'a',
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
  ],
]

test.each(rules.map(([schema, value]) => [schema.type, value, schema] as const))(
  'a reason by a schema of type %s for %j is a message',
  (_, value, schema) => {
    const [issue] = v.safeParse(schema, value).issues ?? []
    if (!issue) throw new Error('it fits')
    expect(englishIn(pseudo.say(reasonWords(issue)))).toBeUndefined()
  },
)

test.each([
  [v.string(), {}, 'it must be a text, and is a group of fields'],
  [v.union([v.string(), v.number()]), true, 'it must be a text or a number, and is yes'],
  [v.array(v.string()), null, 'it must be a list, and is empty'],
  [v.boolean(), 'a', 'it must be yes or no, and is a text'],
  [v.object({ a: v.string() }), {}, 'it is missing'],
])('the kinds of values in a reason are messages: %#', (schema, value, said) => {
  const [issue] = v.safeParse(schema, value).issues ?? []
  if (!issue) throw new Error('it fits')
  expect(englishMessages.say(reasonWords(issue))).toBe(said)
  expect(pseudo.say(reasonWords(issue))).not.toMatch(/[A-Za-z]{2}/)
})

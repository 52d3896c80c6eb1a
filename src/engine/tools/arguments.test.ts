import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import { languageByCode, sourceLanguage } from '../../language/languages'
import { englishMessages, loadMessages } from '../../language/messages'
import type { JsonSchema, JsonValue } from '../../model/json'
import { schemaProblems } from './arguments'

const schema = {
  type: 'object',
  properties: {
    hex: { type: 'string', format: 'uuid' },
    id: { enum: ['sun', 'moon', 3] },
    value: { type: 'number', minimum: 0, maximum: 100 },
    level: { type: 'number', exclusiveMinimum: 0 },
    pixels: { type: 'array', minItems: 2, maxItems: 3, items: { type: ['string', 'null'] } },
    kind: { const: 'fox' },
    'a/b c': { type: 'integer' },
  },
  required: ['hex'],
  additionalProperties: false,
}

describe('what does not fit a schema is said in plain words', () => {
  testRows<[string, JsonValue, string]>([
    ['what is missing', {}, '“hex” is missing'],
    ['a wrong form', { hex: 'red' }, '“hex” is “red”, which does not have the right form'],
    ['none of the choices', { id: 'sunny' }, '“id” is “sunny”, and should be one of “sun”, “moon”, 3'],
    ['too much', { value: 120.5 }, '“value” is 120.5, and should be at most 100'],
    ['too little', { value: -4 }, '“value” is -4, and should be at least 0'],
    ['a wrong kind', { value: 'high' }, '“value” is “high”, and should be a number'],
    ['too short a list', { pixels: ['a'] }, '“pixels” has 1 entry, and should have at least 2'],
    ['too long a list', { pixels: ['a', 'b', 'c', 'd'] }, '“pixels” has 4 entries, and should have at most 3'],
    ['an entry of a list', { pixels: ['a', 4] }, '“pixels.1” is 4, and should be text or null'],
    ['another than the one value', { kind: 'cat' }, '“kind” is “cat”, and should be "fox"'],
    ['a name with signs in it', { 'a/b c': 1.5 }, '“a/b c” is 1.5, and should be a whole number'],
    ['what was not asked for', { mood: 'odd' }, '“mood” is not expected'],
    ['no object at all', 'red', 'The answer is “red”, and should be an object'],
  ])('for each rule of a schema', async (_, value, said) => {
    expect(inEnglish(await schemaProblems(schema, value))).toContain(said)
  })

  it.each([
    [{ maxLength: 1 }, 1],
    [{ enum: ['a'] }, 'x'],
    [{ $ref: '#/$defs/short' }, 1],
  ])('a name that does not fit %o, once, and nothing of its value', async (propertyNames, value) => {
    const $defs = { short: { maxLength: 1 } }
    expect(inEnglish(await schemaProblems({ $defs, propertyNames }, { bb: value }))).toEqual([
      'The answer has the name “bb”, which does not have the right form',
    ])
  })

  it('a field that is called like a keyword', async () => {
    const schema = { properties: { propertyNames: { type: 'number' } } }
    expect(inEnglish(await schemaProblems(schema, { propertyNames: 'x' }))).toEqual([
      '“propertyNames” is “x”, and should be a number',
    ])
  })

  it('a long value is cut', async () => {
    const [said = ''] = await schemaProblems(schema, { hex: 'x'.repeat(500) })
    expect(englishMessages.localize(said).length).toBeLessThan(130)
  })

  it('once each, and the first five', async () => {
    const numbers: JsonSchema = { type: 'array', items: { type: 'number' } }
    const problems = async (count: number) => inEnglish(await schemaProblems(numbers, new Array(count).fill('x')))
    expect(await problems(5)).toEqual([0, 1, 2, 3, 4].map(at => `“${at}” is “x”, and should be a number`))
    expect((await problems(6)).slice(4)).toEqual(['“4” is “x”, and should be a number', 'and 1 more'])
    expect((await problems(256)).slice(5)).toEqual(['and 251 more'])
    const either: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'string', minLength: 2 }] }
    expect(inEnglish(await schemaProblems(either, 3))).toEqual([
      'The answer is 3, which is none of what is asked for',
      'The answer is 3, and should be text',
    ])
  })

  it('in the language of the reader', async () => {
    const german = await loadMessages(languageByCode('de') ?? sourceLanguage)
    const problems = await schemaProblems(schema, { hex: 'red', value: 120, pixels: ['a', 4], level: 'x' })
    expect(problems.map(german.localize)).toEqual([
      expect.stringMatching(/hex.*Form/),
      expect.stringMatching(/value.* 120.*höchstens 100/),
      expect.stringMatching(/level.*eine Zahl/),
      expect.stringMatching(/Text oder null/),
    ])
  })

  it('nothing is said where all fits', async () => {
    const hex = '0b2d5f0e-5a2c-4a3e-9d62-8a3a1c9c2f10'
    expect(await schemaProblems(schema, { hex, value: 0, id: 3 })).toEqual([])
  })
})

describe('a pattern of a document or a server is left to the model', () => {
  testRows<[string, JsonSchema, JsonValue, string[]]>([
    ['which may take forever', { pattern: '^(a+)+$' }, `${'a'.repeat(50)}!`, []],
    ['in a field', { properties: { a: { type: 'string', pattern: '^x$' } } }, { a: 'y' }, []],
    ['of names', { patternProperties: { '^x': { type: 'string' } }, additionalProperties: false }, { y: 1 }, []],
    ['and not a field of that name', { properties: { pattern: { type: 'string' } } }, { pattern: 1 }, ['pattern']],
    ['and not a value of that name', { const: { pattern: 'a' } }, { pattern: 'b' }, ['answer']],
    ['and not what stands beside it', { pattern: '^x$', maxLength: 1 }, 'yy', ['answer']],
    [
      'and not a field __proto__',
      JSON.parse('{"properties":{"__proto__":{"type":"string"}}}'),
      JSON.parse('{"__proto__":1}'),
      ['__proto__'],
    ],
  ])('%s', async (_, schema, value, named) => {
    const problems = inEnglish(await schemaProblems(schema, value))
    expect(problems).toHaveLength(named.length)
    for (const [index, name] of named.entries()) expect(problems[index]).toContain(name)
  })
})

it('X13: a schema that names itself is checked at every depth', async () => {
  const tree: JsonSchema = {
    type: 'object',
    properties: { root: { $ref: '#/$defs/node' } },
    required: ['root'],
    $defs: {
      node: {
        type: 'object',
        properties: { name: { type: 'string' }, kids: { type: 'array', items: { $ref: '#/$defs/node' } } },
        required: ['name'],
      },
    },
  }
  const leaf = (name: JsonValue) => ({ root: { name: 'oak', kids: [{ name: 'branch', kids: [{ name }] }] } })
  expect(await schemaProblems(tree, leaf('leaf'))).toEqual([])
  expect(inEnglish(await schemaProblems(tree, leaf(5)))).toContain('“root.kids.0.kids.0.name” is 5, and should be text')
})

import { format } from '@cfworker/json-schema'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import type { JsonObject, JsonSchema } from '../../model/json'
import { schemaProblems } from './arguments'
import { patternTest, preparePatterns } from './schema-patterns'

const text = (pattern: string): JsonSchema => ({ type: 'object', properties: { it: { type: 'string', pattern } } })

describe('an untrusted pattern', () => {
  // JavaScript's matcher would not end in practice.
  it.each([['(a+)+$'], ['^(a|a)*$'], ['^(a?){60}a{60}$'], ['(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)x$']])(
    '%s ends on a text that it does not match',
    async pattern => {
      expect(inEnglish(await schemaProblems(text(pattern), { it: `${'a'.repeat(5000)}!` }))).toEqual([
        expect.stringContaining('does not have the right form'),
      ])
    },
  )

  testRows([
    ['^(?:red|green)$', 'green', 'blue'],
    ['^[\\w.-]+@\\w+\\/$', 'ada@home/', 'ada'],
    ['^\\p{Lu}\\p{Ll}+$', 'Ängström', 'ada'],
    ['^\\u00e9+|x$', 'éé', 'e'],
    ['^#[0-9a-f]{6}$', '#a1b2c3', '#a1b2c'],
    ['b', 'abc', 'ac'],
  ])('means what it means in JavaScript', async (pattern, right, wrong) => {
    expect(await schemaProblems(text(pattern), { it: right })).toEqual([])
    expect(await schemaProblems(text(pattern), { it: wrong })).toHaveLength(1)
  })

  it('holds beside other rules of its schema', async () => {
    const schema = { allOf: [{ minLength: 6 }], pattern: '(?:a)+$', format: 'email' }
    expect(await schemaProblems(schema, 'ada@home.example/a')).toHaveLength(1)
    expect(await schemaProblems(schema, 'ada@home.example')).toHaveLength(1)
    expect(await schemaProblems(schema, 'a@b.a')).toHaveLength(1)
    expect(await schemaProblems(schema, 'ada@home.a')).toEqual([])
    expect(await schemaProblems({ anyOf: [{ pattern: '(?:a)+$' }, { pattern: '(?:b)+$' }] }, 'cab')).toEqual([])
    expect(await schemaProblems({ anyOf: [{ pattern: '(?:a)+$' }, { pattern: '(?:b)+$' }] }, 'abc')).not.toEqual([])
    expect(await schemaProblems({ not: { pattern: '(?:a)+$' } }, 'cba')).not.toEqual([])
  })

  it('is known to the validator only while it is used', async () => {
    const before = Object.keys(format)
    await schemaProblems(text('(?:a)+$'), { it: 'b' })
    expect(Object.keys(format)).toEqual(before)
  })

  it('is data where it is data', async () => {
    expect(await schemaProblems({ const: { pattern: '(a+)+$' } }, { pattern: '(a+)+$' })).toEqual([])
    const chosen = { enum: [{ pattern: '(a+)+$' }], properties: { pattern: { pattern: '(?:a|b)+' } } }
    expect(await schemaProblems(chosen, { pattern: '(a+)+$' })).toEqual([])
    const named = { type: 'object', properties: { pattern: { pattern: '(?:a)+$' } } }
    expect(await schemaProblems(named, { pattern: 'b' })).toHaveLength(1)
  })

  it('of the names of properties binds those that match', async () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: { aa: { maximum: 9 } },
      patternProperties: { '^(a+)+$': { type: 'number' }, '^b': { type: 'string' } },
      additionalProperties: false,
    }
    expect(await schemaProblems(schema, { a: 1, aa: 2, b: 'x' })).toEqual([])
    const slow = `${'a'.repeat(60)}!`
    const problems = await schemaProblems(schema, { a: 'x', aa: 10, bb: 1, [slow]: 1 } as JsonObject)
    expect(problems).toHaveLength(4)
  })

  it('of names binds properties at any depth, whatever they are called', async () => {
    const numbers = { patternProperties: { '^(c|_)': { type: 'number' } } }
    const schema: JsonSchema = { properties: { list: { items: numbers } }, ...numbers }
    const parsed = (json: string) => JSON.parse(json) as JsonObject
    expect(await schemaProblems(schema, parsed('{ "constructor": 1, "__proto__": 1, "list": [{ "c": 1 }] }'))).toEqual(
      [],
    )
    expect(await schemaProblems(schema, parsed('{ "constructor": "x" }'))).toHaveLength(1)
    expect(await schemaProblems(schema, parsed('{ "list": [{ "c": "x" }] }'))).toHaveLength(1)
    const nested: JsonSchema = { properties: { one: { properties: { two: numbers } } } }
    expect(await schemaProblems(nested, parsed('{ "one": { "two": { "c": "x" } } }'))).toHaveLength(1)
  })

  it('that is invalid, or has lookaround, constrains nothing', async () => {
    for (const pattern of ['(', '^(?=.*\\d)a', '(a)\\1']) {
      await preparePatterns({ pattern })
      expect(patternTest(pattern)).toBeNull()
      expect(await schemaProblems({ pattern }, 'b')).toEqual([])
    }
  })
})

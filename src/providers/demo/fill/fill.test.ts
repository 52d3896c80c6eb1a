import { type Schema, Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import { collect, quickModel, request } from '../../../../tests/support/demo/converse'
import type { JsonObject } from '../../../engine/model/json'

const HEX = '^#[0-9a-f]{6}$'
const needs = (property: JsonObject, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: { it: property },
  required: ['it'],
  ...rest,
})
const tree: JsonObject = {
  type: 'object',
  properties: {
    children: { type: 'array', items: { $ref: '#/$defs/tree' } },
    next: { anyOf: [{ $ref: '#/$defs/tree' }, { type: 'null' }] },
  },
  required: ['next'],
}

/** Corners of JSON Schema that chance seldom visits. */
const schemas: [string, JsonObject][] = [
  ['a schema of itself', { $ref: '#/$defs/tree', $defs: { tree } }],
  [
    'exactly one of two',
    needs({
      oneOf: [
        { type: 'integer', multipleOf: 3 },
        { type: 'integer', multipleOf: 5 },
      ],
    }),
  ],
  ['not the obvious', needs({ type: 'string', not: { enum: ['something'] } })],
  [
    'if, then, else',
    {
      type: 'object',
      properties: { kind: { enum: ['x', 'y'] }, n: { type: 'number' } },
      required: ['kind'],
      if: { properties: { kind: { const: 'x' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: { required: ['n'] },
      else: { required: ['m'], properties: { m: { type: 'boolean' } } },
    },
  ],
  [
    'properties without names',
    { type: 'object', additionalProperties: { type: 'integer', minimum: 4 }, minProperties: 3 },
  ],
  [
    'properties by pattern',
    { type: 'object', patternProperties: { '^x': { type: 'boolean' } }, required: ['xa', 'xb'] },
  ],
  [
    'no twins among booleans',
    needs({ type: 'array', uniqueItems: true, items: { type: 'boolean' }, minItems: 2, maxItems: 2 }),
  ],
  [
    'a list that must contain',
    needs({ type: 'array', contains: { const: 5 }, items: { type: 'number' }, minItems: 3 }),
  ],
  [
    'a tuple',
    needs({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 }),
  ],
  ['one multiple in a narrow range', needs({ type: 'number', multipleOf: 0.01, minimum: 0.005, maximum: 0.015 })],
  ['a hair between two ends', needs({ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1e-9 })],
  ['the one integer between', needs({ type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 3 })],
  ['a long text', needs({ type: 'string', minLength: 500, maxLength: 501 })],
  ['an empty text', needs({ type: 'string', maxLength: 0 })],
  [
    'a pattern that cannot be read, not required',
    { type: 'object', properties: { it: { type: 'string', pattern: '^(?=.*a)[a-z]+$' } } },
  ],
  [
    'names of every object',
    { type: 'object', properties: { constructor: { type: 'integer' } }, required: ['constructor'] },
  ],
  ['one brings the other', needs({ type: 'string' }, { dependentRequired: { it: ['too'] } })],
  ['anything', {}],
]

const call = async (inputSchema: JsonObject, said: string) => {
  const tools = [{ name: 'tool_x', description: '', inputSchema }]
  const { calls } = await collect(quickModel(), request({ said, system: 'Use tool_x.', tools }))
  return calls[0]?.arguments
}

describe.each(schemas)('%s', (_name, schema) => {
  test.each(['I am so angry at the blue sea, 8 out of 10', '', 'tea or coffee?'])('is kept, for “%s”', async said => {
    const args = await call(schema, said)
    expect(args).toBeTypeOf('object')
    expect(new Validator(schema as Schema, '2020-12', false).validate(args).errors).toEqual([])
  })
})

describe('a color is written as the schema wants it', () => {
  test.each([
    ['^#[0-9A-F]{6}$', '#12AB34'],
    ['^[0-9a-f]{6}$', '12ab34'],
    ['^rgb\\(\\d+, \\d+, \\d+\\)$', 'rgb(18, 171, 52)'],
  ])('%s', async (pattern, written) => {
    const schema = { type: 'object', properties: { color: { type: 'string', pattern } }, required: ['color'] }
    expect(await call(schema, 'paint it #12ab34')).toEqual({ color: written })
  })

  test('as channels', async () => {
    const channel = { type: 'integer', minimum: 0, maximum: 255 }
    const schema = { type: 'object', properties: { r: channel, g: channel, b: channel }, required: ['r', 'g', 'b'] }
    expect(await call(schema, 'paint it #12ab34')).toEqual({ r: 18, g: 171, b: 52 })
  })

  test('as rows of a picture', async () => {
    const row = { type: 'array', items: { type: 'string', pattern: HEX }, minItems: 9, maxItems: 9 }
    const schema = {
      type: 'object',
      properties: { grid: { type: 'array', items: row, minItems: 7, maxItems: 7 } },
      required: ['grid'],
    }
    expect(new Set(JSON.stringify(await call(schema, 'a cat')).match(/#[0-9a-f]{6}/g)).size).toBeGreaterThan(2)
  })

  test('as a palette of different colors', async () => {
    const palette = { type: 'array', items: { type: 'string', pattern: HEX }, minItems: 3, uniqueItems: true }
    const schema = { type: 'object', properties: { palette }, required: ['palette'] }
    expect(await call(schema, 'I am furious')).toMatchObject({ palette: ['#d3281f', '#b3181a', '#ee4b2b'] })
  })
})

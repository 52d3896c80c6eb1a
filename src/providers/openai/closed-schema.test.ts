import { expect, test } from 'vitest'
import { closedSchema, isStrictSchema } from './closed-schema'

test('objects are closed all the way down, and limits are described in words', () => {
  expect(
    closedSchema({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        // A property may be called like a limit.
        maximum: { type: 'integer', minimum: 1, maximum: 9, description: 'How many.' },
        list: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'object', properties: {} } },
        either: { anyOf: [{ type: 'object', properties: {} }, { type: 'null' }] },
      },
      additionalProperties: true,
    }),
  ).toEqual({
    type: 'object',
    properties: {
      maximum: { type: 'integer', description: 'How many. (minimum: 1, maximum: 9)' },
      list: {
        type: 'array',
        minItems: 1,
        description: '(maxItems: 3)',
        items: { type: 'object', properties: {}, additionalProperties: false },
      },
      either: { anyOf: [{ type: 'object', properties: {}, additionalProperties: false }, { type: 'null' }] },
    },
    additionalProperties: false,
  })
})

test('strict means closed and all required, inside too', () => {
  const inner = { type: 'object', properties: { x: { type: 'number' } }, additionalProperties: false }
  const outer = (child: object) => ({
    type: 'object',
    properties: { child },
    required: ['child'],
    additionalProperties: false,
  })
  expect(isStrictSchema(outer({ type: 'string' }) as never)).toBe(true)
  expect(isStrictSchema(outer(inner) as never)).toBe(false)
  expect(isStrictSchema(outer({ ...inner, required: ['x'] }) as never)).toBe(true)
  expect(isStrictSchema({ type: 'object', properties: {} })).toBe(false)
})

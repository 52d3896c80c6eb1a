import { expect, test } from 'vitest'
import { closedSchema } from './closed-schema'

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
      maximum: { type: 'integer', description: expect.stringMatching(/^How many\.\s*\{minimum: 1, maximum: 9/) },
      list: {
        type: 'array',
        minItems: 1,
        description: expect.stringContaining('maxItems: 3'),
        items: { type: 'object', properties: {}, additionalProperties: false },
      },
      either: { anyOf: [{ type: 'object', properties: {}, additionalProperties: false }, { type: 'null' }] },
    },
    additionalProperties: false,
  })
})

test('a schema that says of a part that it may be anything is left as it is', () => {
  const anything = { type: 'object', properties: { any: { description: 'What you like.' } } }
  expect(closedSchema(anything)).toEqual(anything)
})

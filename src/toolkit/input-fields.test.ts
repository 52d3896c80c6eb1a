import { expect, it } from 'vitest'
import { toolPatterns } from '../../tests/support/english-content'
import { testRows } from '../../tests/support/test-rows'
import type { JsonSchema } from '../model/json'
import { inputFields, withInputFields } from './input-fields'

testRows(toolPatterns)('of each example go into fields and back, and mean the same', ({ document }) => {
  for (const { tool } of document.pipelines) {
    const schema = tool?.inputSchema as JsonSchema | undefined
    if (schema) expect(withInputFields(schema, inputFields(schema) ?? [])).toEqual(schema)
  }
})

it('keep what fields do not show', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      to: { type: 'string', format: 'email' },
      tags: { type: 'array', items: { type: 'string' }, maxItems: 3 },
    },
    required: ['to'],
    additionalProperties: false,
  }
  const [to, tags] = inputFields(schema) ?? []
  expect(to).toMatchObject({ name: 'to', required: true, rest: { format: 'email' } })
  expect(withInputFields(schema, [{ ...to!, description: 'Who' }, tags!])).toEqual({
    ...schema,
    properties: { ...(schema.properties as object), to: { type: 'string', format: 'email', description: 'Who' } },
  })
})

it.each([
  [{ type: 'array' }],
  [{ type: 'object', properties: { a: { oneOf: [] } } }],
  [{ type: 'object', properties: { a: { type: ['string', 'null'] } } }],
])('are none where the schema says more than they can show: %j', schema => expect(inputFields(schema)).toBeNull())

it('without a name are not kept yet', () => {
  const fresh = { name: '', type: 'string', required: true, description: '', rest: {} } as const
  expect(withInputFields({ type: 'object' }, [fresh])).toEqual({ type: 'object', properties: {} })
})

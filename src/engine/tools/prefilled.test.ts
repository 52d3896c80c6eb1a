import { expect, test } from 'vitest'
import type { NodeConfig } from '../../model/document'
import type { JsonSchema, JsonValue } from '../../model/json'
import { prefilledOf, withoutFields, withPrefilled } from './prefilled'
import { sampleInput } from './sample-input'

test('what a person filled in is hidden from the model', () => {
  const schema: JsonSchema = { type: 'object', properties: { a: {}, b: {}, c: {} }, required: ['a', 'b'] }
  expect(withoutFields(schema, ['a', 'c'])).toEqual({ type: 'object', properties: { b: {} }, required: ['b'] })
  expect(withoutFields(schema, [])).toBe(schema)
  expect(withoutFields({ type: 'object', properties: { a: {} } }, ['x'])).toEqual({
    ...{ type: 'object', properties: { a: {} }, required: [] },
  })
  const open: JsonSchema = { type: 'object' }
  expect(withoutFields(open, ['a'])).toBe(open)
})

test('filled-in arguments win over those of the model, in the type that the tool takes', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      text: { type: 'string' },
      count: { type: 'number' },
      either: { type: ['number', 'string'] },
      any: {},
    },
  }
  const filled = (prefilled: Record<string, JsonValue>, args: JsonValue = {}) => withPrefilled(args, prefilled, schema)
  expect(filled({ text: '7', count: '7', either: '7', any: '7', unknown: '7' }, { count: 1, own: 2 })).toEqual({
    ...{ text: '7', count: 7, either: '7', any: '7', unknown: '7', own: 2 },
  })
  expect(filled({ count: 'many' })).toEqual({ count: 'many' })
  expect(filled({ count: 8 })).toEqual({ count: 8 })
  expect(filled({ count: [8] })).toEqual({ count: [8] })
  // Arguments that are none are refused elsewhere.
  expect(filled({ text: 'x' }, 'nonsense')).toBe('nonsense')
  expect(withPrefilled({}, { a: '7' }, { type: 'object' })).toEqual({ a: '7' })
})

test('what is no group of fields fills nothing in', () => {
  const configs: NodeConfig[] = [{}, { prefilled: 'x' }, { prefilled: ['x'] }, { prefilled: { a: 1 } }]
  expect(configs.map(prefilledOf)).toEqual([...[{}, {}, {}, { a: 1 }]])
})

test('an example of a tool has the default of each argument, or its first example', () => {
  const tool = (inputSchema: JsonSchema) =>
    sampleInput({ tool: { status: 'active', description: 'x', inputSchema } as never })
  expect(
    tool({
      type: 'object',
      properties: {
        ...{ a: { default: 0, examples: [1] }, b: { examples: [2, 3] }, c: { type: 'string' } },
        ...{ d: { examples: 'x' }, e: true, f: { examples: [] } },
      },
    }),
  ).toEqual({ a: 0, b: 2 })
  expect(tool({ type: 'object' })).toEqual({})
  expect(sampleInput({})).toEqual({})
})

import { expect, it } from 'vitest'
import type { JsonSchema } from '../../model/json'
import { hiddenFields, structuredOutput } from './structured-output'

it('hides fields that are named as usage is, of a schema or its alternatives', () => {
  expect(hiddenFields({ properties: { tokens: {}, name: {}, data: {} } })).toEqual(['tokens', 'data'])
  expect(hiddenFields({ anyOf: [{ properties: { cost: {} } }, { properties: { name: {} } }] })).toEqual(['cost'])
  expect(hiddenFields({ properties: { name: {}, data: {} } })).toEqual([])
  const cost = { properties: { cost: {} } }
  const within = (schema: JsonSchema) => ({ oneOf: [{ allOf: [schema] }] })
  expect(hiddenFields({ anyOf: [within(cost)] })).toEqual(['cost'])
  // No deeper: a schema may refer to itself.
  expect(hiddenFields({ anyOf: [within({ anyOf: [cost] })] })).toEqual([])
})

it('has the fields of an answer beside those of usage, which win; then the whole answer is in data', () => {
  const output = { content: '{}', model: 'm', tokens: 3 }
  expect(structuredOutput(output, { name: 'x' })).toEqual({ ...output, name: 'x' })
  const own = { name: 'x', content: 'own', model: 'T' }
  expect(structuredOutput(output, own)).toEqual({ ...output, name: 'x', data: own })
  const answer = { tokens: 'many', name: 'x' }
  expect(structuredOutput(output, answer)).toEqual({ ...output, name: 'x', data: answer })
  expect(structuredOutput(output, [1])).toEqual(output)
})

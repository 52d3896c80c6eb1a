import { expect, it } from 'vitest'
import { hiddenFields } from './structured-output'

it('hides fields that are named as usage is, of a schema or its alternatives', () => {
  expect(hiddenFields({ properties: { tokens: {}, name: {}, data: {} } })).toEqual(['tokens', 'data'])
  expect(hiddenFields({ anyOf: [{ properties: { cost: {} } }, { properties: { name: {} } }] })).toEqual(['cost'])
  expect(hiddenFields({ properties: { name: {}, data: {} } })).toEqual([])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { JsonValue } from '../../../model/json'
import { printVariable, readVariable } from './variable-text'

it('reads JSON where it is JSON, and text everywhere else', () => {
  expect(readVariable('12')).toBe(12)
  expect(readVariable('{"city": "Lund"}')).toEqual({ city: 'Lund' })
  expect(readVariable('Lund')).toBe('Lund')
  expect(readVariable('[1,')).toBe('[1,')
  expect(readVariable('"12"')).toBe('12')
})

it('prints what it reads back as the same, text that looks like JSON among it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('12', 'true', '"x"', '', '{}'), fc.jsonValue()), value => {
      const json = JSON.parse(JSON.stringify(value)) as JsonValue
      expect(readVariable(printVariable(json))).toEqual(json)
    }),
  )
})

import { expect, test } from 'vitest'
import { isStrictSchema } from './strict-schema'

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

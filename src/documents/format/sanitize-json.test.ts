import { expect, test } from 'vitest'
import { sanitizeJson } from './sanitize-json'

test('a value without what is left out is the same object, at any depth', () => {
  const value = { list: [1, { a: ['x'] }, []] }
  expect(sanitizeJson(value)).toEqual({ value })
  expect((sanitizeJson(value) as { value: unknown }).value).toBe(value)
})

test('a field called __proto__ is left out, and what is beside it stays', () => {
  const clean = { b: 1 }
  const value = JSON.parse('{"list":[1,{"__proto__":{"c":2},"a":3}]}')
  value.list.push(clean)
  const read = sanitizeJson(value) as { value: { list: unknown[] } }
  expect(JSON.stringify(read.value)).toBe('{"list":[1,{"a":3},{"b":1}]}')
  expect(read.value.list[2]).toBe(clean)
})

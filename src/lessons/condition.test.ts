import { expect, it } from 'vitest'
import { type CheckCondition, meetsCondition } from './condition'

it.each<[string, Omit<CheckCondition, 'path'>, boolean]>([
  ['My bike is broken', { hasAny: 'flat, broke*' }, true],
  ['My bike is fine', { hasAny: 'flat, broke*' }, false],
  ['I feel alone in a tent', { lacksAny: 'one, ten' }, true],
  ['I am TEN today', { lacksAny: 'one, ten' }, false],
  ['¿Cuanto cuesta?', { hasAny: 'cuánto' }, true],
])('finds whole words of a list, or their beginnings, in “%s”: %j', (text, condition, isMet) => {
  expect(meetsCondition({ path: 'said', ...condition }, { said: text })).toBe(isMet)
  expect(meetsCondition({ path: 'said', ...condition }, { said: [{ content: text }] })).toBe(isMet)
})

it.each([
  ['????', 0],
  ['ice-cream', 1],
  ['the king', 2],
])('counts the words of “%s”', (said, count) => {
  expect(meetsCondition({ path: 'said.words.length', is: count }, { said })).toBe(true)
})

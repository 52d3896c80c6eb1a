import { expect, test } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { type Condition, evaluateCondition, isTruthy } from './conditions'
import type { JsonValue } from './json'

/** A condition on one value, which a template reads. */
function holds(left: JsonValue, op?: Condition['op'], value?: JsonValue): boolean {
  const condition: Condition = { expression: '{{left}}', ...(op && { op }), ...(value !== undefined && { value }) }
  return evaluateCondition(condition, { root: name => (name === 'left' ? left : undefined) })
}

testRows<[JsonValue, boolean]>([
  ['', false],
  ['no', true],
  [' ', true],
  [0, false],
  [-1, true],
  [false, false],
  [true, true],
  [null, false],
  [[], false],
  [[0], true],
  [{}, false],
  [{ a: null }, true],
])('a value is truthy or not', (value, expected) => {
  expect(isTruthy(value)).toBe(expected)
  expect(holds(value)).toBe(expected)
})

testRows<[JsonValue, Condition['op'], JsonValue | undefined, boolean]>([
  // The text of a model is compared with a number as it is printed.
  ['3', '==', 3, true],
  [3, '==', '3.0', false],
  ['yes', '==', 'yes', true],
  ['yes', '==', 'Yes', false],
  [true, '==', 'true', true],
  [null, '==', undefined, true],
  [null, '==', '', false],
  [{ a: 1 }, '==', { a: 1 }, true],
  [{ a: 1, b: 2 }, '==', { b: 2, a: 1 }, true],
  [{ a: 1 }, '==', { a: 2 }, false],
  [[1, 2], '==', [1, 2], true],
  [[1, 2], '==', '1,2', false],
  ['yes', '!=', 'no', true],
  ['yes', '!=', 'yes', false],
  ['A Bill of sale', 'contains', 'bill', true],
  ['a bill', 'contains', 'BILL', true],
  ['a bill', 'contains', 'ball', false],
  ['anything', 'contains', undefined, true],
  [42, 'contains', 2, true],
  [null, 'contains', 'null', false],
  [['red', 3], 'contains', '3', true],
  [['red', 3], 'contains', 're', false],
  [{ red: 1 }, 'contains', 'red', true],
  [{ red: 1 }, 'contains', 'toString', false],
  [1, '<', 2, true],
  [2, '<', 2, false],
  [2, '<=', 2, true],
  [3, '<=', 2, false],
  [3, '>', 2, true],
  [2, '>', 2, false],
  [2, '>=', 2, true],
  [1, '>=', 2, false],
  // As numbers, not as texts.
  ['10', '>', '9', true],
  [' 10 ', '>', 9, true],
  // What is no number is neither more nor less.
  ['ten', '>', 9, false],
  ['ten', '<', 9, false],
  ['', '<', 9, false],
  [null, '<', 9, false],
  [true, '<', 9, false],
  [5, '<', 'many', false],
])('a comparison holds or not, whatever the types of both sides', (left, op, value, expected) => {
  expect(holds(left, op, value)).toBe(expected)
})

test('the operand may be a template too', () => {
  const scope = { root: (name: string) => ({ said: 'blue', wanted: 'Blu' })[name] }
  expect(evaluateCondition({ expression: '{{said}}', op: 'contains', value: '{{wanted}}' }, scope)).toBe(true)
})

import type { Policy } from './document'
import { isEqualJson } from './equal-json'
import type { JsonValue } from './json'
import { resolveTemplates, type TemplateScope } from './templates'

/** A test of one value: for truthiness, or by comparison. */
export interface Condition {
  /** A template, usually a lone one. */
  expression: string
  op?: NonNullable<Policy['condition']>['op']
  /** The operand; may contain templates. */
  value?: JsonValue
}

/**
 * Evaluates a condition.
 * @throws EngineError when it refers to a step that has not run.
 */
export function evaluateCondition({ expression, op, value }: Condition, scope: TemplateScope): boolean {
  const left = resolveTemplates(expression, scope)
  return op === undefined ? isTruthy(left) : compare(left, op, resolveTemplates(value ?? null, scope))
}

/** Empty text, lists and objects, 0, false and null are false. */
export function isTruthy(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value)
  return (Array.isArray(value) ? value : Object.keys(value)).length > 0
}

function compare(left: JsonValue, op: NonNullable<Condition['op']>, right: JsonValue): boolean {
  switch (op) {
    case '==':
      return isSame(left, right)
    case '!=':
      return !isSame(left, right)
    case 'contains':
      return contains(left, right)
    default:
      return order(left, op, right)
  }
}

/** Compared by their printed form: the text "3" of a model equals the number 3. */
function isSame(left: JsonValue, right: JsonValue): boolean {
  if (typeof left === 'object' || typeof right === 'object') return isEqualJson(left, right)
  return String(left) === String(right)
}

function contains(left: JsonValue, right: JsonValue): boolean {
  if (Array.isArray(left)) return left.some(item => isSame(item, right))
  if (typeof left === 'object' && left !== null) return Object.hasOwn(left, String(right))
  return (
    left !== null &&
    String(left)
      .toLowerCase()
      .includes(String(right ?? '').toLowerCase())
  )
}

function order(left: JsonValue, op: '<' | '<=' | '>' | '>=', right: JsonValue): boolean {
  const [a, b] = [numberOf(left), numberOf(right)]
  if (a === null || b === null) return false
  return op === '<' ? a < b : op === '<=' ? a <= b : op === '>' ? a > b : a >= b
}

function numberOf(value: JsonValue): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isNaN(number) ? null : number
}

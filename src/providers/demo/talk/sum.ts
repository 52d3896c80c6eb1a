import type { TalkingRules } from '../languages/pack'

const NUMBER = /^\d+(?:\.\d+)?(?!x?[a-wyz_]|x(?!\d)|\.\d)/i
const MOST_STEPS = 40

/** A sum at the start of a text, with digits and operators, and its length. */
interface SpokenSum {
  expression: string
  length: number
}

/** Reads the sum with which a text begins. A comma or "then" before a sign takes what came so far as one. */
export function spokenSum(text: string, rules: TalkingRules['sums']): SpokenSum | null {
  let at = 0
  let expression = ''
  let needsValue = true
  for (const [order, write] of rules.orders) {
    const found = order.exec(text)
    if (!found) continue
    expression = write((found[1] ?? '').replace(/\.$/, ''), (found[2] ?? '').replace(/\.$/, ''))
    at = found[0].replace(/\.$/, '').length
    needsValue = false
    break
  }
  let end = at
  let open = 0
  for (let step = 0; step < MOST_STEPS; step++) {
    const space = /^\s*/.exec(text.slice(at))?.[0].length ?? 0
    const rest = text.slice(at + space)
    if (needsValue) {
      const negative = rules.negative.exec(rest)?.[0] ?? ''
      const bracket = rest.startsWith('(', negative.length)
      const number = NUMBER.exec(rest.slice(negative.length))?.[0]
      if (bracket) {
        open++
        expression += `${negative ? '-' : ''}(`
        at += space + negative.length + 1
        continue
      }
      if (number === undefined) break
      expression += (negative ? '-' : '') + number
      at += space + negative.length + number.length
      if (open === 0) end = at
      needsValue = false
      continue
    }
    if (open > 0 && rest.startsWith(')')) {
      open--
      expression += ')'
      at += space + 1
      if (open === 0) end = at
      continue
    }
    const pause = rules.pause.exec(rest)?.[0] ?? ''
    const [pattern, sign] = rules.signs.find(([words]) => words.test(rest.slice(pause.length))) ?? []
    const word = pattern?.exec(rest.slice(pause.length))?.[0]
    if (word === undefined || sign === undefined) break
    const behind = rest.slice(pause.length + word.length)
    if (!rules.behind.test(behind)) break
    if (pause && open === 0 && /[-+]/.test(expression.slice(1)) && /[*/^]/.test(sign)) expression = `(${expression})`
    expression += ` ${sign} `
    at += space + pause.length + word.length + (rules.by.exec(behind)?.[0].length ?? 0)
    needsValue = true
  }
  return end > 0 && !needsValue && open === 0 ? { expression, length: end } : null
}

/** Evaluates digits, signs and brackets by the usual precedence; null when they make no sum. */
export function evaluate(text: string): number | null {
  const tokens = text.match(/\d+(?:\.\d+)?|[-+*/()^√]/g) ?? []
  let at = 0
  const atom = (): number => {
    const token = tokens[at++]
    if (token === '-') return -power()
    if (token === '√') return Math.sqrt(atom())
    if (token !== '(') return Number(token)
    const value = sum()
    if (tokens[at++] !== ')') return Number.NaN
    return value
  }
  const power = (): number => {
    const base = atom()
    if (tokens[at] !== '^') return base
    at++
    return base ** power()
  }
  const product = (): number => {
    let value = power()
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * power() : value / power()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product()
    return value
  }
  const value = sum()
  return at < tokens.length || Number.isNaN(value) ? null : value
}

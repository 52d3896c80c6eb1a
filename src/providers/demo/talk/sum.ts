/** Words for the signs of sums, longest first. A number in front of "and" belongs to another rule. */
const SIGNS: readonly [RegExp, string][] = [
  [/^(?:to the power of|hoch|à la puissance|elevado a)(?!\p{L})|^(?:\*\*|\^)/iu, '^'],
  [
    /^(?:divided by|over|geteilt durch|divisé par|divise par|dividido (?:por|entre)|entre|÷|تقسيم|على|مقسوم على)(?!\p{L})|^[÷/]|^:(?=\s)/iu,
    '/',
  ],
  [/^(?:times|multiplied by|multiply by|mal|fois|multiplicado por|por|vezes|ضرب|في)(?!\p{L})|^[x×·*](?!\p{L})/iu, '*'],
  [/^(?:plus|and add|add|added to|más|mas|mais|und|زائد|\+)(?!\p{L})|^\+/iu, '+'],
  [/^(?:minus|take away|takeaway|subtract|less|weniger|moins|menos|ناقص)(?!\p{L})|^-/iu, '-'],
]
const NEGATIVE = /^(?:minus|negative|moins|menos|-)\s*(?=[\d(√])/i
const NUMBER = /^\d+(?:\.\d+)?(?!x?[a-wyz_]|x(?!\d)|\.\d)/i
const MOST_STEPS = 40

/** A sum at the start of a text, with digits and operators, and its length. */
export interface SpokenSum {
  expression: string
  length: number
}

/** Orders in words: "add 3 and 4", "half of 10". */
const ORDERS: readonly [RegExp, (a: string, b: string) => string][] = [
  [/^(?:the )?(?:sum of|add|adding)\s+(-?[\d.]+)\s+(?:and|to|plus|with)\s+(-?[\d.]+)/i, (a, b) => `${a} + ${b}`],
  [
    /^(?:the )?(?:product of|multiply|multiplying)\s+(-?[\d.]+)\s+(?:and|by|with|times)\s+(-?[\d.]+)/i,
    (a, b) => `${a} * ${b}`,
  ],
  [/^(?:the )?(?:quotient of|divide|dividing)\s+(-?[\d.]+)\s+(?:and|by)\s+(-?[\d.]+)/i, (a, b) => `${a} / ${b}`],
  [/^(?:subtract|take|subtracting)\s+(-?[\d.]+)\s+(?:away )?from\s+(-?[\d.]+)/i, (a, b) => `${b} - ${a}`],
  [/^(?:the )?difference (?:of|between)\s+(-?[\d.]+)\s+and\s+(-?[\d.]+)/i, (a, b) => `${a} - ${b}`],
  [/^(-?[\d.]+)\s*(?:%|percent|per cent|prozent)\s+(?:of|von|de)\s+(-?[\d.]+)/i, (a, b) => `${a} / 100 * ${b}`],
  [/^half (?:of )?(-?[\d.]+)/i, a => `${a} / 2`],
  [/^(?:double|twice)\s+(-?[\d.]+)/i, a => `2 * ${a}`],
  [/^(?:the )?square root of\s+([\d.]+)|^√\s*([\d.]+)/i, (a, b) => `√${a || b}`],
  [/^(-?[\d.]+) squared/i, a => `${a}^2`],
  [/^(-?[\d.]+) cubed/i, a => `${a}^3`],
]

/** Reads the sum with which a text begins. A comma or "then" before a sign takes what came so far as one. */
export function spokenSum(text: string): SpokenSum | null {
  let at = 0
  let expression = ''
  let needsValue = true
  for (const [order, write] of ORDERS) {
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
      const negative = NEGATIVE.exec(rest)?.[0] ?? ''
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
    const pause = /^(?:,\s*(?:(?:and )?then )?|(?:and )?then )/i.exec(rest)?.[0] ?? ''
    const [pattern, sign] = SIGNS.find(([words]) => words.test(rest.slice(pause.length))) ?? []
    const word = pattern?.exec(rest.slice(pause.length))?.[0]
    if (word === undefined || sign === undefined) break
    const behind = rest.slice(pause.length + word.length)
    if (!/^\s*(?:by\s+)?(?:(?:minus|negative|-)\s*)?[\d(]/i.test(behind)) break
    if (pause && open === 0 && /[-+]/.test(expression.slice(1)) && /[*/^]/.test(sign)) expression = `(${expression})`
    expression += ` ${sign} `
    at += space + pause.length + word.length + (/^\s*by\s+/i.exec(behind)?.[0].length ?? 0)
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

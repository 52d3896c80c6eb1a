const SIGNS: readonly [RegExp, string][] = [
  [/\b(?:plus|and add|added to)\b/gi, '+'],
  [/\b(?:minus|take away|less)\b/gi, '-'],
  [/\b(?:times|multiplied by|mal)\b|[x×·](?=\s*\d)/gi, '*'],
  [/\b(?:divided by|over|geteilt durch)\b|[÷:](?=\s*\d)/gi, '/'],
]
const SUM = /(?:^|[\s=(])(\(?-?\d+(?:\.\d+)?(?:\s*[-+*/]\s*\(?-?\d+(?:\.\d+)?\)?)+)\s*(?:=|\?|\.|!|$)/
/** Words that may stand around a sum that is asked for; in a longer text it is a detail. */
const MOST_WORDS_AROUND = 8

/** Reckons a small sum in a text ("what is 12 * 7"); null when it has none, or is about other things. */
export function answerArithmetic(said: string): string | null {
  if (said.length > 200) return null
  let text = said
  for (const [words, sign] of SIGNS) text = text.replace(words, sign)
  const sum = SUM.exec(text)?.[1]
  if (!sum || text.replace(sum, '').split(/\s+/).filter(Boolean).length > MOST_WORDS_AROUND) return null
  const result = reckon(sum)
  if (result === null) return null
  if (!Number.isFinite(result)) return 'Nobody can divide by zero, and I will not try.'
  const shown = sum
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .replace(/\s*([+×÷])\s*/g, ' $1 ')
    .trim()
  return `${shown} = ${Number(result.toPrecision(12))}. I have a rule for sums.`
}

/** Adds, subtracts, multiplies and divides, with brackets; null when the brackets do not close. */
function reckon(text: string): number | null {
  const tokens = text.match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? []
  let at = 0
  const atom = (): number => {
    const token = tokens[at++]
    if (token === '-') return -atom()
    if (token !== '(') return Number(token)
    const value = sum()
    if (tokens[at++] !== ')') return Number.NaN
    return value
  }
  const product = (): number => {
    let value = atom()
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * atom() : value / atom()
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

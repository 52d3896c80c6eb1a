import type { CompiledMessage, MessageToken } from './message'

// English with accents and 40 percent longer, to find what is not translated and what has no room to grow.

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', b: 'ḅ', c: 'ç', d: 'ḍ', e: 'é', f: 'ḟ', g: 'ğ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ḿ' },
  ...{ n: 'ñ', o: 'ó', p: 'ṗ', q: 'ɋ', r: 'ŕ', s: 'ś', t: 'ţ', u: 'ú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
}

const accented = (letter: string) => {
  const lower = letter.toLowerCase()
  const accent = accents[lower] ?? letter
  return letter === lower ? accent : accent.toUpperCase()
}

/** Accents on the letters, and vowels repeated until the text is 40 percent longer. Tags keep their letters. */
function pseudoText(text: string): string {
  return text
    .split(/(<\/?[a-zA-Z]\w*\/?>)/)
    .map((part, at) => (at % 2 === 1 ? part : lengthened(part)))
    .join('')
}

function lengthened(text: string): string {
  let missing = Math.ceil(text.replace(/[^a-z]/gi, '').length * 0.4)
  let vowels = text.replace(/[^aeiou]/gi, '').length
  return text.replace(/[a-z]/gi, letter => {
    if (!/[aeiou]/i.test(letter)) return accented(letter)
    const more = Math.ceil(missing / vowels)
    vowels--
    missing -= more
    return accented(letter) + accented(letter.toLowerCase()).repeat(more)
  })
}

function pseudoToken(token: MessageToken): MessageToken {
  if (typeof token === 'string') return pseudoText(token)
  const [name, type, format] = token
  if (typeof format !== 'object' || format === null || type === 'date' || type === 'time' || type === 'number')
    return token
  const arms = Object.entries(format).map(([arm, tokens]) => [
    arm,
    Array.isArray(tokens) ? tokens.map(pseudoToken) : tokens,
  ])
  return [name, type, Object.fromEntries(arms)]
}

/** A message in the pseudo-language. Its arguments are untouched. */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  return typeof message === 'string' ? pseudoText(message) : message.map(pseudoToken)
}

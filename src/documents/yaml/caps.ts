import { Lexer } from 'yaml'
import type { MessageDescriptor } from '../../language/message'
import { caps, tooDeep, tooFull, tooLarge } from '../format/caps'

/** Characters of YAML: parsing it takes ten times as long as JSON. */
const MAX_YAML_CHARACTERS = 1024 * 1024

const openers = new Set(['[', '{'])
const closers = new Set([']', '}'])
const indicators = new Set(['-', '?', ':'])
/** Marks the next token as scalar text. */
const SCALAR = '\x1f'

/**
 * Scans the tokens of a text before it is parsed: a message when it is too large, too deep or has too many
 * values. The parser is recursive and would overflow the stack.
 */
export function exceedsYamlCaps(text: string): MessageDescriptor | null {
  if (text.length > MAX_YAML_CHARACTERS) return tooLarge(text.length, MAX_YAML_CHARACTERS)
  let tokens = 0
  let flow = 0
  let inLine = 0
  let isText = false
  let isLineStart = true
  const indents: number[] = []
  for (const token of new Lexer().lex(text)) {
    if (++tokens > caps.values) return tooFull
    if (isText) isText = false
    else if (token === SCALAR) isText = true
    else if (openers.has(token)) flow++
    else if (closers.has(token)) flow--
    else if (indicators.has(token)) inLine++
    if (isLineStart) pushIndent(indents, /^ +$/.test(token) ? token.length : 0)
    isLineStart = token === '\n' || token === '\r\n'
    if (isLineStart) inLine = 0
    if (flow + inLine > caps.depth || indents.length > caps.depth) return tooDeep
  }
  return null
}

function pushIndent(indents: number[], indent: number): void {
  while (indents.length > 0 && (indents.at(-1) as number) >= indent) indents.pop()
  indents.push(indent)
}

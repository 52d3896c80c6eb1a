import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { type MessageDescriptor, msg } from '../language/message'
import type { JsonValue } from './json'

/** Position of a syntax error, counted from 1, with a phrase that says what it is. */
interface JsonProblem {
  line: number
  column: number
  message: MessageDescriptor
}

/** Parses JSON. The error has position and message, independent of the browser. */
export function parseJson(text: string): { value: JsonValue } | { problem: JsonProblem } {
  try {
    return { value: JSON.parse(text) }
  } catch {
    const { offset, message } = firstProblem(text)
    const before = text.slice(0, offset).split('\n')
    return { problem: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message } }
  }
}

function firstProblem(text: string): { offset: number; message: MessageDescriptor } {
  const errors: ParseError[] = []
  try {
    parse(text, errors, { disallowComments: true })
  } catch {
    // Too many lists inside of each other.
  }
  const [first] = errors
  if (!first) return { offset: 0, message: msg('it cannot be read') }
  return { offset: first.offset, message: describe(printParseErrorCode(first.error), text, first.offset) }
}

function describe(code: string, text: string, offset: number): MessageDescriptor {
  switch (code) {
    case 'InvalidSymbol':
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return describeMissing(code, text, offset)
    case 'ColonExpected':
      return msg('a ":" is missing after the field name')
    case 'CommaExpected':
      return msg('a comma or a closing bracket is missing before this')
    case 'CloseBraceExpected':
      return msg('it ends before the "{open}" is closed by "{end}"', { open: '{', end: '}' })
    case 'CloseBracketExpected':
      return msg('it ends before the "{open}" is closed by "{end}"', { open: '[', end: ']' })
    case 'EndOfFileExpected':
      return msg('something comes after the end')
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return msg('a comment is not allowed in JSON')
    case 'UnexpectedEndOfString':
      return msg('this text has no closing quote')
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return msg('a backslash comes before a letter that it cannot change')
    case 'InvalidCharacter':
      return msg('a text has a control character in it')
    default:
      return msg('it cannot be read')
  }
}

/** What is missing where something else is: a value, or the name of a field. */
function describeMissing(code: string, text: string, offset: number): MessageDescriptor {
  const end = text.charAt(offset)
  const before = text.slice(0, offset).trimEnd()
  if (end === '') return msg('it ends too early')
  if (/[\]}]/.test(end) && before.endsWith(',')) return msg('there is a comma too many before this "{end}"', { end })
  // A name in other quotes, or without any.
  const isName = code === 'PropertyNameExpected' || (/[{,]\s*$/.test(before) && /^[^,}\]\n]*:/.test(text.slice(offset)))
  return isName ? msg('a field name in double quotes is missing') : msg('a value is missing or misspelled')
}

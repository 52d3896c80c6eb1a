import type { YAMLError } from 'yaml'
import { type MessageDescriptor, msg } from '../../language/message'

/** What is missing, by the parser's sentence; the first that fits. */
const missing: readonly (readonly [sentence: RegExp, words: MessageDescriptor])[] = [
  [/followed by map values/, msg('a ":" is missing after the field name')],
  [/^Missing , /, msg('a comma is missing before this')],
  [/space|separated/, msg('a space is missing before this')],
  [/without - indicator/, msg('a "-" is missing before this entry')],
  [/and end with a/, msg('a bracket is not closed')],
]

const anchor = msg('an anchor (&…) cannot be here')
const tag = msg({ message: 'a tag (!…) is not known here', note: 'A tag of YAML, such as !!binary.' })

const byCode: Partial<Record<YAMLError['code'], MessageDescriptor>> = {
  MISSING_CHAR: msg('a character is missing before this'),
  BAD_INDENT: msg('this line is not indented like the lines that it belongs to'),
  TAB_AS_INDENT: msg('this line is indented with a tab: use spaces'),
  UNEXPECTED_TOKEN: msg('this cannot be here'),
  MULTILINE_IMPLICIT_KEY: msg('the name of a field is longer than a line, or a ":" is missing after it'),
  BLOCK_AS_IMPLICIT_KEY: msg('there are two fields in this line: give each a line'),
  BLOCK_IN_FLOW: msg('within brackets, lists and groups of fields are written with brackets too'),
  BAD_DQ_ESCAPE: msg('a backslash comes before a letter that it cannot change'),
  BAD_SCALAR_START: msg('a text cannot begin with this character: put the text in quotes'),
  BAD_ALIAS: msg('after * or & there should be a name'),
  BAD_DIRECTIVE: msg('a line that begins with % is none of this format'),
  ALIAS_PROPS: anchor,
  BAD_PROP_ORDER: anchor,
  MULTIPLE_ANCHORS: anchor,
  MULTIPLE_TAGS: tag,
  TAG_RESOLVE_FAILED: tag,
  BAD_COLLECTION_TYPE: tag,
}

/** An error of the parser in our words. */
export function describeGrammarError({ code, message }: Pick<YAMLError, 'code' | 'message'>): MessageDescriptor {
  const precise = missing.find(([sentence]) => sentence.test(message))?.[1]
  const why = (code === 'MISSING_CHAR' || code === 'BAD_INDENT' ? precise : undefined) ?? byCode[code]
  return msg('This is not quite YAML: {why}.', { why: why ?? msg('it cannot be read') })
}

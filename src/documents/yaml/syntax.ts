import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { type MessageDescriptor, msg } from '../../language/message'
import { tooDeep, tooFull, tooLarge } from '../format/caps'
import { tidyJson } from '../format/parse'
import { Problems, type YamlProblem } from './problem'

/** A YAML text as a tree with positions, whose data is within our limits. */
export interface YamlTree {
  document: Document
  root: Node | null
  /** The target of an alias; anything else is itself. */
  resolve(node: unknown): Node | null
  problems: Problems
}

/** Characters of YAML: the parser takes ten times as long as that of JSON. */
const MAX_YAML_CHARACTERS = 512 * 1024

/** How often aliases may repeat what they name, inside of each other. The parser refuses more before it builds it. */
const MOST_REPEATS = 10_000

/** Duplicates are looked for where fields are read: the parser compares each field of a group with all others. */
const options = { merge: true, prettyErrors: false, uniqueKeys: false, logLevel: 'error' } as const

/** Parses one YAML text. */
export function parseYaml(text: string): YamlTree | { problems: YamlProblem[] } {
  const tooLong = text.length > MAX_YAML_CHARACTERS && tooLarge(text.length, MAX_YAML_CHARACTERS)
  if (tooLong) return { problems: [{ message: tooLong, line: 1, column: 1 }] }
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { ...options, lineCounter })
  const problems = new Problems(offset => lineCounter.linePos(offset))
  reportErrors(document, problems)
  if (problems.errors.length > 0) return { problems: problems.errors }
  const resolve = checkedAliases(document, problems)
  const root = document.contents as Node | null
  const tooMuch = problems.errors.length === 0 && tooMuchIn(document)
  if (tooMuch) problems.error(root?.range?.[0] ?? 0, tooMuch)
  return problems.errors.length > 0 ? { problems: problems.errors } : { document, root, resolve, problems }
}

/** A text of YAML as data; undefined for any other. */
export function parseData(text: string): unknown {
  const tree = parseYaml(text)
  return 'root' in tree ? dataOf(tree.document) : undefined
}

/** The data of a document, or of a part of it. */
export function dataOf(document: Document, node: Node | null = document.contents as Node | null): unknown {
  return node?.toJS(document, { maxAliasCount: MOST_REPEATS })
}

/** Whether the data is too large or too deep with aliases followed. */
function tooMuchIn(document: Document): MessageDescriptor | undefined {
  try {
    const tidied = tidyJson(dataOf(document))
    return 'problem' in tidied ? tidied.problem : undefined
  } catch {
    return tooFull
  }
}

/** The parser's errors in our words, without those that follow from an unclosed quote. */
function reportErrors(document: Document, problems: Problems): void {
  for (const { code, pos, message } of [...document.errors, ...document.warnings]) {
    if (code === 'RESOURCE_EXHAUSTION') {
      problems.error(pos[0], tooDeep)
      return
    }
    const quote =
      code === 'MISSING_CHAR' && /closing ['"]/.test(message) ? openQuoteBefore(document, pos[0]) : undefined
    if (quote !== undefined) {
      problems.error(quote, msg('This quote is opened here and never closed.'))
      return
    }
    if (code === 'MULTIPLE_DOCS') {
      problems.error(pos[0], msg('A second document begins here. A file holds one pipeline: keep one of them.'))
    } else problems.error(pos[0], msg('This is not quite YAML: {why}.', { why: whyNot(code, message) }))
  }
}

/** The mistakes that people make, in our words. */
const mistakes: Partial<Record<YAMLError['code'], MessageDescriptor>> = {
  MISSING_CHAR: msg('a character is missing before this'),
  BAD_INDENT: msg('this line is not indented like the lines that it belongs to'),
  TAB_AS_INDENT: msg('this line is indented with a tab: use spaces'),
  UNEXPECTED_TOKEN: msg('this cannot be here'),
  MULTILINE_IMPLICIT_KEY: msg('the name of a field is longer than a line, or a ":" is missing after it'),
  BLOCK_AS_IMPLICIT_KEY: msg('there are two fields in this line: give each a line'),
  BAD_SCALAR_START: msg('a text cannot begin with this character: put the text in quotes'),
}

function whyNot(code: YAMLError['code'], message: string): MessageDescriptor {
  if (/followed by map values/.test(message)) return msg('a ":" is missing after the field name')
  if (/and end with a/.test(message)) return msg('a bracket is not closed')
  return mistakes[code] ?? msg('it cannot be read')
}

/** Start of the last text before a position: of the quoted one, where the position is its missing end. */
function openQuoteBefore(document: Document, place: number): number | undefined {
  let found: number | undefined
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < place) found = range[0]
    },
  })
  return found
}

/** Whether a pair merges other groups into its own. A quoted "<<" is an ordinary key. */
export function isMerge({ key }: Pair): boolean {
  return isScalar(key) && typeof key.value === 'symbol'
}

/**
 * Reports aliases, merge keys and names that mean nothing. An alias is the last node before it with its anchor: the
 * parser would search the whole document for each, so all are found in one pass.
 */
function checkedAliases(document: Document, problems: Problems): (node: unknown) => Node | null {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  const resolve = (node: unknown) => ((isAlias(node) ? targets.get(node) : node) ?? null) as Node | null
  visit(document, {
    Node(_, node, path) {
      if (!isAlias(node)) {
        if (node.anchor) anchors.set(node.anchor, node)
        return
      }
      const { source } = node
      const target = anchors.get(source)
      const at = node.range?.[0] ?? 0
      if (!target) problems.error(at, msg('The alias *{alias} names nothing that comes before it.', { alias: source }))
      else if (path.includes(target))
        problems.error(at, msg('The alias *{alias} is inside of what it names.', { alias: source }))
      else targets.set(node, target)
    },
  })
  visit(document, {
    Pair(_, pair) {
      const at = (pair.key as Node | null)?.range?.[0] ?? 0
      if (isCollection(resolve(pair.key)))
        problems.error(at, msg('A field needs a name, and a list or a group of fields is none.'))
      if (isMerge(pair) && !mergedBy(pair, resolve))
        problems.error(at, msg('“<<” takes a group of fields, or a list of groups.'))
    },
  })
  return resolve
}

/** The groups that a merge key brings, the first of which goes first; null for what is no group. */
export function mergedBy({ value }: Pair, resolve: (node: unknown) => Node | null): Node[] | null {
  const source = resolve(value)
  const groups = isSeq(source) ? source.items.map(resolve) : [source]
  return groups.every(group => isMap(group) && !isPair(group)) ? (groups as Node[]) : null
}

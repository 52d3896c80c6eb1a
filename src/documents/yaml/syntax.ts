import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isPair,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import { type MessageDescriptor, msg } from '../../language/message'
import { caps, tooDeep, tooFull } from '../format/caps'
import { aliasTargets } from './aliases'
import { exceedsYamlCaps } from './caps'
import { describeGrammarError } from './describe-grammar-error'
import { expandMergeKeys } from './merge-keys'
import { Problems, type YamlProblem } from './problem'

/** A YAML syntax tree with positions, safe to traverse. */
interface YamlTree {
  document: Document
  /** The target of every alias. */
  targets: ReadonlyMap<Alias, Node>
  root: Node | null
  problems: Problems
}

/** A text of YAML without anchors as data; undefined for any other. */
export function parseData(text: string): unknown {
  if (exceedsYamlCaps(text)) return undefined
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' })
  try {
    return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 0 })
  } catch {
    return undefined
  }
}

/** Parses one YAML text. Anchors are permitted as long as their expansion is small. */
export function parseYaml(text: string): YamlTree | { problems: YamlProblem[] } {
  const tooMuch = exceedsYamlCaps(text)
  if (tooMuch) return { problems: [{ message: tooMuch, line: 1, column: 1 }] }
  const lineCounter = new LineCounter()
  // The parser's own check for duplicates is quadratic.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false })
  const problems = new Problems(offset => lineCounter.linePos(offset))
  reportErrors(document, problems)
  if (problems.errors.length > 0) return { problems: problems.errors }
  const root = document.contents as Node | null
  const targets = aliasTargets(document)
  checkUnfolded(targets, root, problems)
  if (problems.errors.length === 0) expandMergeKeys(document, targets, problems)
  return problems.errors.length > 0 ? { problems: problems.errors } : { document, targets, root, problems }
}

/** The parser's errors in our words, without those that follow from an unclosed quote. */
function reportErrors(document: Document, problems: Problems): void {
  for (const { code, pos, message } of [...document.errors, ...document.warnings]) {
    const quote =
      code === 'MISSING_CHAR' && /closing ['"]/.test(message) ? openQuoteBefore(document, pos[0]) : undefined
    if (quote !== undefined) {
      problems.error(quote, msg('This quote is opened here and never closed.'))
      return
    }
    if (code === 'MULTIPLE_DOCS') {
      problems.error(pos[0], msg('A second document begins here. A file holds one pipeline: keep one of them.'))
    } else problems.error(pos[0], describeGrammarError({ code, message }))
  }
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

/** Rejects trees that become too large or too deep with aliases expanded, without expanding them more than once. */
function checkUnfolded(targets: ReadonlyMap<Alias, Node>, root: Node | null, problems: Problems): void {
  const known = new Map<unknown, { values: number; depth: number }>()
  const underWay = new Set<unknown>()
  let refused = false

  const refuse = (node: Node, message: MessageDescriptor) => {
    if (!refused) problems.error(node.range?.[0] ?? 0, message)
    refused = true
    return { values: 1, depth: 1 }
  }
  const measure = (node: unknown): { values: number; depth: number } => {
    const before = known.get(node)
    if (before) return before
    if (isPair(node)) return join([measure(node.key), measure(node.value)], 0)
    if (isAlias(node)) {
      const target = targets.get(node)
      if (!target)
        return refuse(node, msg('The alias *{alias} names nothing that comes before it.', { alias: node.source }))
      if (underWay.has(target))
        return refuse(node, msg('The alias *{alias} is inside of what it names.', { alias: node.source }))
      return measure(target)
    }
    if (!isCollection(node)) return { values: 1, depth: 1 }
    underWay.add(node)
    const size = join(node.items.map(measure), 1)
    underWay.delete(node)
    known.set(node, size)
    if (size.values > caps.values) return refuse(node, tooFull)
    if (size.depth > caps.depth) return refuse(node, tooDeep)
    return size
  }
  measure(root)
}

function join(parts: readonly { values: number; depth: number }[], own: number) {
  let [values, depth] = [own, 0]
  for (const part of parts) {
    values += part.values
    depth = Math.max(depth, part.depth)
  }
  return { values, depth: depth + own }
}

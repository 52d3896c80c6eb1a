import { parseSync } from 'vite'

/** A message in the code, with its place. */
export interface FoundMessage {
  message: string
  context?: string
  note?: string
  /** Where the first argument begins and ends. */
  start: number
  end: number
}

export interface FoundMessages {
  messages: FoundMessage[]
  /** What keeps a call from being translated, with its line. */
  problems: string[]
}

/** A node of the syntax tree, of any kind. */
interface SyntaxNode {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** Files that import from the room of languages: in others, `t` and `msg` are something else. */
const USES_MESSAGES = /from '[^']*\/language\//

/**
 * The messages of a module: the first arguments of its calls of `t` and `msg`. The build compiles what this finds, and
 * `npm run messages` writes it into the catalogs.
 */
export function findMessages(path: string, code: string): FoundMessages {
  const found: FoundMessages = { messages: [], problems: [] }
  if (!USES_MESSAGES.test(code)) return found
  const { program, errors } = parseSync(path, code, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  visit(program as unknown as SyntaxNode, [])
  return found

  function visit(node: SyntaxNode, above: readonly SyntaxNode[]): void {
    const name = calledName(node)
    if (name === 't' || name === 'msg') read(node, name, above)
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child, [...above, node])
    }
  }

  function read(call: SyntaxNode, name: 't' | 'msg', above: readonly SyntaxNode[]): void {
    const complain = (problem: string) => found.problems.push(`${path}:${lineOf(code, call.start)}: ${problem}`)
    const [first] = call.arguments as SyntaxNode[]
    const source = first && sourceOf(first)
    if (!first || !source) return void complain(`The first argument of ${name} is no literal.`)
    found.messages.push({ ...source, start: first.start, end: first.end })
    if (name === 'msg') return
    if (!above.some(isFunction)) complain('t is called once, when the module loads, in the language of then: use msg.')
    if (above.some(each => calledName(each) === 'useMemo'))
      complain('t in useMemo keeps the language of then: call it outside, or keep msg.')
  }
}

const isNode = (part: unknown): part is SyntaxNode =>
  typeof part === 'object' && part !== null && typeof (part as SyntaxNode).type === 'string'

const isFunction = ({ type }: SyntaxNode) => /^(?:Function|ArrowFunction|MethodDefinition)/.test(type)

function calledName({ type, callee }: SyntaxNode): unknown {
  return type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' ? callee.name : undefined
}

const lineOf = (code: string, at: number) => code.slice(0, at).split('\n').length

/** A text, or an object of texts, as it is written. */
function sourceOf(node: SyntaxNode): Pick<FoundMessage, 'message' | 'context' | 'note'> | undefined {
  const text = literalOf(node)
  if (text !== undefined) return { message: text }
  if (node.type !== 'ObjectExpression') return undefined
  const parts: Record<string, string> = {}
  for (const { type, key, value } of node.properties as SyntaxNode[]) {
    const words = type === 'Property' && isNode(value) ? literalOf(value) : undefined
    const name = isNode(key) ? String(key.name) : ''
    if (words === undefined || !/^(?:message|context|note)$/.test(name)) return undefined
    parts[name] = words
  }
  const { message, ...rest } = parts
  return message === undefined ? undefined : { message, ...rest }
}

function literalOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') {
    const [quasi, ...more] = node.quasis as SyntaxNode[]
    return more.length === 0 ? (quasi?.value as { cooked: string } | undefined)?.cooked : undefined
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [literalOf(node.left as SyntaxNode), literalOf(node.right as SyntaxNode)]
  return left === undefined || right === undefined ? undefined : left + right
}

import { type ESTree, parseSync, Visitor } from 'vite'

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

  let functions = 0
  let memos = 0
  const enter = () => void functions++
  const leave = () => void functions--
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression(call) {
      const name = calledName(call)
      if (name === 't' || name === 'msg') read(call, name)
      if (name === 'useMemo') memos++
    },
    'CallExpression:exit'(call) {
      if (calledName(call) === 'useMemo') memos--
    },
  }).visit(program)
  return found

  function read({ start, arguments: [first] }: ESTree.CallExpression, name: 't' | 'msg'): void {
    const complain = (problem: string) => found.problems.push(`${path}:${lineOf(code, start)}: ${problem}`)
    const source = first && sourceOf(first)
    if (!source) return void complain(`The first argument of ${name} is no literal.`)
    found.messages.push({ ...source, start: first.start, end: first.end })
    if (name === 'msg') return
    if (functions === 0) complain('t is called once, when the module loads, in the language of then: use msg.')
    if (memos > 0) complain('t in useMemo keeps the language of then: call it outside, or keep msg.')
  }
}

const calledName = ({ callee }: ESTree.CallExpression) => (callee.type === 'Identifier' ? callee.name : undefined)

const lineOf = (code: string, at: number) => code.slice(0, at).split('\n').length

/** A text, or an object of texts, as it is written. */
function sourceOf(node: ESTree.Node): Pick<FoundMessage, 'message' | 'context' | 'note'> | undefined {
  const text = literalOf(node)
  if (text !== undefined) return { message: text }
  if (node.type !== 'ObjectExpression') return undefined
  const parts: Record<string, string> = {}
  for (const property of node.properties) {
    const words = property.type === 'Property' ? literalOf(property.value) : undefined
    const name = property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''
    if (words === undefined || !/^(?:message|context|note)$/.test(name)) return undefined
    parts[name] = words
  }
  const { message, ...rest } = parts
  return message === undefined ? undefined : { message, ...rest }
}

function literalOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') {
    const [quasi, ...more] = node.quasis
    return more.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [literalOf(node.left), literalOf(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}

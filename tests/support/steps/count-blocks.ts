import { parseSync } from 'vite'

/** The name of the counter in a module with counters. */
const COUNTER = '__executed'

/** A node of the syntax tree, of any kind. */
interface SyntaxNode {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (part: unknown): part is SyntaxNode =>
  typeof part === 'object' && part !== null && typeof (part as SyntaxNode).type === 'string'

const loops = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/

/**
 * A module that counts the characters of its code that are executed, with the export `takeExecuted`, which returns the
 * count and resets it. A function and the body of a loop count with each execution, together with the head of the loop;
 * branches count with what they are in.
 */
export function countBlocks(code: string): string {
  const { program, errors } = parseSync('counted.mjs', code)
  if (errors.length > 0) throw new Error(errors[0]?.message)
  const inserts: [at: number, text: string][] = []

  /** Counts a part at its begin. @returns the characters that are counted in the node, and not around it */
  function visit(node: SyntaxNode, parent: SyntaxNode | undefined, name: string): number {
    let inner = 0
    for (const [name, part] of Object.entries(node)) {
      for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) inner += visit(child, node, name)
    }
    const isBody = name === 'body' && parent !== undefined
    const isFunction = isBody && /Function/.test(parent.type)
    if (!isFunction && !(isBody && loops.test(parent.type))) return inner
    const { start, end } = isFunction ? node : parent
    const count = `${COUNTER}+=${end - start - inner}`
    if (node.type === 'BlockStatement' || node.type === 'FunctionBody') inserts.push([node.start + 1, `${count};`])
    else if (isFunction) inserts.push([node.start, `(${count},`], [node.end, ')'])
    else inserts.push([node.start, `{${count};`], [node.end, '}'])
    return end - start
  }
  visit(program as unknown as SyntaxNode, undefined, '')

  let counted = ''
  let from = 0
  // Of two at one place the earlier one is the inner one, whose end comes first, and whose begin comes last.
  const sorted = inserts.map((insert, index) => ({ insert, index }))
  sorted.sort(({ insert: a, index: i }, { insert: b, index: j }) => {
    if (a[0] !== b[0]) return a[0] - b[0]
    const [isEnd, isOtherEnd] = [a, b].map(([, text]) => /^[)}]$/.test(text))
    if (isEnd !== isOtherEnd) return isEnd ? -1 : 1
    return isEnd ? i - j : j - i
  })
  for (const { insert } of sorted) {
    counted += code.slice(from, insert[0]) + insert[1]
    from = insert[0]
  }
  counted += code.slice(from)
  return `let ${COUNTER}=0;export const takeExecuted=()=>{const taken=${COUNTER};${COUNTER}=0;return taken};\n${counted}`
}

import { type ESTree, parseSync, Visitor } from 'vite'

/** Attributes and properties of components whose text is shown or read aloud. */
const shown =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|hint|help|heading|noun|caption)$/

/** A word that is no code: an address, JSON, a template, a key or a name of a file. */
const isWords = (text: string) =>
  /\p{L}{2}/u.test(text) && !/:\/\/|\{\{|^\s*\{ "|^[\w-]+(?:\.[\w-]+)+$|^\w+_\w+$/.test(text)

/** Elements whose text is code. */
const code = new Set(['code', 'pre', 'samp', 'kbd', 'style', 'title'])

/**
 * Literals of a module that reach the screen without being messages: text and children of elements, attributes that are
 * shown or read aloud, announcements; and messages in a template, which become "[object Object]".
 */
export function literalsOnScreen(path: string, text: string): string[] {
  const { program } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const found: string[] = []
  const report = ({ start, end }: ESTree.Span) =>
    void found.push(`${path}:${text.slice(0, start).split('\n').length} ${text.slice(start, end).trim().slice(0, 80)}`)
  const nameOf = ({ start, end }: ESTree.Span) => text.slice(start, end)
  const visitValue = (node: ESTree.Node | null): void => {
    for (const each of node ? valuesOf(node) : []) {
      const words =
        each.type === 'TemplateLiteral' ? each.quasis.map(({ value }) => value.cooked ?? '').join('{}') : each.value
      if (typeof words === 'string' && isWords(words)) report(each)
    }
  }
  new Visitor({
    JSXElement: ({ openingElement, children }) => {
      if (code.has(nameOf(openingElement.name))) return
      for (const child of children) {
        if (child.type === 'JSXText' && isWords(child.value)) report(child)
        if (child.type === 'JSXExpressionContainer') visitValue(child)
      }
    },
    JSXAttribute: ({ name, value }) => {
      if (shown.test(nameOf(name))) visitValue(value)
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (/\bannounce$/.test(nameOf(callee))) for (const each of given) visitValue(each as ESTree.Node)
    },
    TemplateLiteral: ({ expressions }) => {
      for (const each of expressions) if (each.type === 'CallExpression' && nameOf(each.callee) === 'msg') report(each)
    },
  }).visit(program)
  return found
}

/** The literals that an expression may have as its value, or as a part of it. */
function valuesOf(node: ESTree.Node): (ESTree.TemplateLiteral | ESTree.StringLiteral)[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node as ESTree.StringLiteral] : []
    case 'TemplateLiteral':
      return [node]
    case 'JSXExpressionContainer':
      return valuesOf(node.expression as ESTree.Node)
    case 'ConditionalExpression':
      return [...valuesOf(node.consequent), ...valuesOf(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : valuesOf(node.left)), ...valuesOf(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...valuesOf(node.left as ESTree.Node), ...valuesOf(node.right)] : []
    default:
      return []
  }
}

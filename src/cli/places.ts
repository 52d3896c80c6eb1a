import { isCollection, isPair, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'

type Path = readonly (string | number)[]
interface Place {
  line: number
  column: number
}

/** The position of the value at a path in JSON; for a missing one, that of its parent. */
export function positionInJson(text: string, path: Path): Place | undefined {
  const { lines, contents } = read(text)
  let node: Node | null = contents
  for (const step of path) {
    const next: unknown = isCollection(node) ? node.get(step, true) : undefined
    if (!next || typeof next !== 'object' || !('range' in next)) break
    node = next as Node
  }
  return placeOfNode(node, lines)
}

/** The position of a node's id in JSON or YAML: in a list of nodes, or as a key of a map. */
export function positionOfId(text: string, id: string): Place | undefined {
  const { lines, contents } = read(text)
  let found: Node | undefined
  visit(contents, {
    Pair(_, { key, value }, path) {
      if (!path.some(above => isPair(above) && isScalar(above.key) && above.key.value === 'nodes')) return undefined
      const named = isScalar(key) && key.value === 'id' && isScalar(value) && value.value === id ? value : undefined
      const keyed = isScalar(key) && key.value === id && isCollection(value) ? key : undefined
      found = named ?? keyed
      return found && visit.BREAK
    },
  })
  return placeOfNode(found, lines)
}

function read(text: string) {
  const lines = new LineCounter()
  // JSON is a subset of YAML, and the YAML parser keeps positions.
  return { lines, contents: parseDocument(text, { lineCounter: lines }).contents }
}

function placeOfNode(node: Node | null | undefined, lines: LineCounter): Place | undefined {
  if (!node?.range) return undefined
  const { line, col } = lines.linePos(node.range[0])
  return { line, column: col }
}

/** The position of a problem, from the problem itself or from its path. */
export function problemPosition(problem: { at?: Place; path?: Path }, text: string): Place | undefined {
  return problem.at ?? (problem.path && positionInJson(text, problem.path))
}

import { isCollection, isPair, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'

type Path = readonly (string | number)[]
interface Place {
  line: number
  column: number
}

/** Positions in a file of JSON or YAML, which is parsed once. */
interface Places {
  /** The position of the value at a path; for a missing one, that of its parent. */
  at(path: Path): Place | undefined
  /** The position of a node's id: in a list of nodes, or as a key of a map. */
  ofNode(id: string): Place | undefined
}

/** Finds positions in a text. */
export function placesIn(text: string): Places {
  const lines = new LineCounter()
  // JSON is a subset of YAML, and the YAML parser keeps positions.
  const { contents } = parseDocument(text, { lineCounter: lines })
  let ids: ReadonlyMap<string, Node> | undefined

  function place(node: Node | null | undefined): Place | undefined {
    if (!node?.range) return undefined
    const { line, col } = lines.linePos(node.range[0])
    return { line, column: col }
  }

  return {
    at(path) {
      let node: Node | null = contents
      for (const step of path) {
        const next: unknown = isCollection(node) ? node.get(step, true) : undefined
        if (!next || typeof next !== 'object' || !('range' in next)) break
        node = next as Node
      }
      return place(node)
    },
    ofNode(id) {
      ids ??= nodeIds(contents)
      return place(ids.get(id))
    },
  }
}

/** Where each node's id is written. */
function nodeIds(contents: Node | null): Map<string, Node> {
  const found = new Map<string, Node>()
  const add = (id: unknown, node: Node) => {
    if (!found.has(String(id))) found.set(String(id), node)
  }
  visit(contents, {
    Pair(_, { key, value }, path) {
      const isInNodes = path.some(above => isPair(above) && isScalar(above.key) && above.key.value === 'nodes')
      if (!isInNodes || !isScalar(key)) return
      if (key.value === 'id' && isScalar(value)) add(value.value, value)
      else if (isCollection(value)) add(key.value, key)
    },
  })
  return found
}

/** The position of a problem, from the problem itself or from its path. */
export function problemPosition(problem: { at?: Place; path?: Path }, text: string): Place | undefined {
  return problem.at ?? (problem.path && placesIn(text).at(problem.path))
}

import { type Alias, type Document, isAlias, isCollection, isMap, isPair, type Node, visit } from 'yaml'
import type { Problems } from './problem'

/**
 * What every alias of a document names: the last node before it with that anchor. The parser's own search goes through the
 * whole document for each alias, so here it is done once for all of them.
 */
export function aliasTargets(document: Document): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) {
        const target = anchors.get(node.source)
        if (target) targets.set(node, target)
      } else if (node.anchor) anchors.set(node.anchor, node)
    },
  })
  return targets
}

/**
 * Puts what aliases name in their place, so that a tree can be turned into data without a search. Each collection is gone
 * through once, however often it is named. Groups of fields as names are refused: as text they grow beyond measure.
 */
export class AliasReplacer {
  readonly #done = new Set<unknown>()

  constructor(
    private readonly targets: ReadonlyMap<Alias, Node>,
    private readonly problems: Problems,
  ) {}

  /** The node itself, or what it is an alias of. */
  resolve(node: unknown): Node | null {
    return ((isAlias(node) ? this.targets.get(node) : node) ?? null) as Node | null
  }

  /** The same node without aliases anywhere in it. */
  replaceIn(node: Node | null): Node | null {
    const own = this.resolve(node)
    if (!isCollection(own) || this.#done.has(own)) return own
    this.#done.add(own)
    if (isMap(own)) {
      for (const pair of own.items) {
        pair.key = this.#nameOf(pair.key)
        pair.value = this.replaceIn(pair.value as Node | null)
      }
    } else own.items = own.items.map(item => (isPair(item) ? item : this.replaceIn(item as Node | null)))
    return own
  }

  #nameOf(key: unknown): Node | null {
    const name = this.resolve(key)
    if (!isCollection(name)) return name
    this.problems.error(name.range?.[0] ?? 0, 'A field needs a name, and a list or a group of fields is none.')
    return null
  }
}

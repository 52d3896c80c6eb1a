import { type Alias, type Document, isAlias, isCollection, isMap, isPair, type Node, visit } from 'yaml'
import { msg } from '../../language/message'
import type { Problems } from './problem'

/**
 * The target of every alias of a document: the last node before it with that anchor. The parser searches the whole
 * document for each alias, so all are resolved here in one pass.
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
 * Replaces aliases by their targets, so that a tree converts to data without searches. Each collection is visited once,
 * however often it is referenced. Collections as keys are rejected: serialized as text they may grow exponentially.
 */
export class AliasReplacer {
  readonly #done = new Set<unknown>()

  constructor(
    private readonly targets: ReadonlyMap<Alias, Node>,
    private readonly problems: Problems,
  ) {}

  /** The node itself, or the target of an alias. */
  resolve(node: unknown): Node | null {
    return ((isAlias(node) ? this.targets.get(node) : node) ?? null) as Node | null
  }

  /** The node with all aliases replaced. */
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
    this.problems.error(name.range?.[0] ?? 0, msg('A field needs a name, and a list or a group of fields is none.'))
    return null
  }
}

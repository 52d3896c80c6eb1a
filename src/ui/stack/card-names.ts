import type { Node } from '../../engine/document'
import type { NodeTypes } from '../../engine/node-type'

/**
 * What each card is called, by node id: its type, and its name where it has one. A second of the same name gets a 2, so
 * that every card can be asked for.
 */
export function cardNames(nodes: readonly Node[], nodeTypes: NodeTypes): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const node of nodes) {
    const type = nodeTypes.get(node.type)?.name ?? node.type
    const given = givenName(node)
    const plain = given ? `${type}, ${given}` : type
    let name = plain
    for (let count = 2; taken.has(name); count++) name = `${plain} ${count}`
    taken.add(name)
    names.set(node.id, name)
  }
  return names
}

/** The name that a person gave to a node. A document from elsewhere may hold anything in its place. */
export function givenName({ config }: Node): string | undefined {
  return typeof config.name === 'string' && config.name.trim() ? config.name : undefined
}

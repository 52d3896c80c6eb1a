import { activeMessages } from '../../../language/active'
import type { Messages } from '../../../language/messages'
import type { Node } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'

/**
 * The name of each card, by node id: its type, and its given name if any. Duplicates get a number, so that accessible
 * names are unique.
 */
export function cardNames(
  nodes: readonly Node[],
  nodeTypes: NodeTypes,
  { t, localize }: Messages = activeMessages(),
): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const node of nodes) {
    const type = localize(nodeTypes.get(node.type)?.name ?? node.type)
    const given = givenName(node)
    const plain = given ? t('{type}, {name}', { type, name: given }) : type
    let name = plain
    for (let count = 2; taken.has(name); count++) name = `${plain} ${count}`
    taken.add(name)
    names.set(node.id, name)
  }
  return names
}

/** The name that a person gave to a node. An imported document may contain any value. */
export function givenName({ config }: Node): string | undefined {
  return typeof config.name === 'string' && config.name.trim() ? config.name : undefined
}

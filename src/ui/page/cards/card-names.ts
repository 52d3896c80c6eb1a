import { activeMessages } from '../../../language/active'
import type { Messages } from '../../../language/messages'
import type { Node } from '../../../model/document'
import type { NodeType, NodeTypes } from '../../../model/node-type'

/**
 * The name of each card, by node id: its type, and its given name if any. Duplicates get a number, so that accessible
 * names are unique.
 */
export function cardNames(
  nodes: readonly Node[],
  nodeTypes: NodeTypes,
  messages: Messages = activeMessages(),
): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const node of nodes) {
    const plain = plainName(node, nodeTypes.get(node.type), messages)
    let name = plain
    for (let count = 2; taken.has(name); count++) name = `${plain} ${count}`
    taken.add(name)
    names.set(node.id, name)
  }
  return names
}

/** The name of a card without the number of a twin. */
function plainName(node: Node, type: NodeType | undefined, { t, localize }: Messages): string {
  const typeName = localize(type?.name ?? node.type)
  const given = givenName(node)
  return given ? t('{type}, {name}', { type: typeName, name: given }) : typeName
}

/** What is seen beside the type of a card: its given name, and the number that its name ends with among twins. */
export function besideType(name: string, node: Node, type: NodeType | undefined): string {
  const plain = plainName(node, type, activeMessages())
  return [givenName(node), name.slice(plain.length).trim()].filter(Boolean).join(' ')
}

/** The name that a person gave to a node. An imported document may contain any value. */
export function givenName({ config }: Node): string | undefined {
  return typeof config.name === 'string' && config.name.trim() ? config.name : undefined
}

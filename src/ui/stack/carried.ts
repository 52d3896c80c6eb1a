import { andList } from '../../engine/model/and-list'
import type { Node } from '../../engine/model/document'
import type { Family, NodeType, NodeTypes } from '../../engine/model/node-type'

/** One kind of content of a pipe, in the hue of its family. */
export interface Carried {
  family: Family
  words: [one: string, many: string]
  count: number
}

const kinds = {
  reply: { family: 'model', words: ['a reply', 'replies'] },
  prompt: { family: 'input', words: ['a system prompt', 'system prompts'] },
  message: { family: 'input', words: ['a message', 'messages'] },
  tool: { family: 'output', words: ['a tool', 'tools'] },
} as const

type Kind = keyof typeof kinds

/**
 * Content of the pipe above each card, and of the one below the last: what the cards above contribute, up to the
 * inference that uses it. One list more than there are nodes.
 */
export function carriedByPipes(nodes: readonly Node[], nodeTypes: NodeTypes): Carried[][] {
  let counts: Partial<Record<Kind, number>> = {}
  const pipes = [list(counts)]
  for (const node of nodes) {
    const type = nodeTypes.get(node.type)
    if (type?.inference) counts = { ...counts, tool: 0, reply: (counts.reply ?? 0) + 1 }
    for (const kind of type ? given(type) : []) counts = { ...counts, [kind]: (counts[kind] ?? 0) + 1 }
    pipes.push(list(counts))
  }
  return pipes
}

function given(type: NodeType): Kind[] {
  if (type.inference) return []
  if (type.context) return [type.input ? 'message' : 'prompt']
  return type.tool ? ['tool'] : []
}

function list(counts: Partial<Record<Kind, number>>): Carried[] {
  return (Object.keys(kinds) as Kind[]).flatMap(kind => {
    const count = counts[kind] ?? 0
    const { family, words } = kinds[kind]
    return count ? [{ family, words: [...words], count }] : []
  })
}

/** "a system prompt, a message and 3 tools". Empty for an empty pipe. */
export function carriedInWords(carried: readonly Carried[]): string {
  return andList(carried.map(({ words: [one, many], count }) => (count === 1 ? one : `${count} ${many}`)))
}

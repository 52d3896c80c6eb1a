import { activeMessages, t } from '../../../language/active'
import type { Node } from '../../../model/document'
import { isInference } from '../../../model/known-types'
import type { Family, NodeType, NodeTypes } from '../../../model/node-type'

/** One kind of content of a pipe, in the hue of its family. */
export interface PipeContent {
  kind: Kind
  family: Family
  count: number
}

const families = { reply: 'model', prompt: 'input', message: 'input', tool: 'output' } as const

type Kind = keyof typeof families

/**
 * Content of the pipe above each card, and of the one below the last: what the cards above contribute, up to the
 * inference that uses it. One list more than there are nodes.
 */
export function pipeContents(nodes: readonly Node[], nodeTypes: NodeTypes): PipeContent[][] {
  let counts: Partial<Record<Kind, number>> = {}
  const pipes = [list(counts)]
  for (const node of nodes) {
    const type = nodeTypes.get(node.type)
    if (isInference(node)) counts = { ...counts, tool: 0, reply: (counts.reply ?? 0) + 1 }
    for (const kind of type && !isInference(node) ? given(type) : [])
      counts = { ...counts, [kind]: (counts[kind] ?? 0) + 1 }
    pipes.push(list(counts))
  }
  return pipes
}

function given(type: NodeType): Kind[] {
  if (type.context) return [type.input ? 'message' : 'prompt']
  return type.tool ? ['tool'] : []
}

function list(counts: Partial<Record<Kind, number>>): PipeContent[] {
  return (Object.keys(families) as Kind[]).flatMap(kind => {
    const count = counts[kind] ?? 0
    return count ? [{ kind, family: families[kind], count }] : []
  })
}

/** "a system prompt, a message, and 3 tools". Empty for an empty pipe. */
export function describePipeContents(carried: readonly PipeContent[]): string {
  return activeMessages().list(carried.map(formatContent))
}

function formatContent({ kind, count }: PipeContent): string {
  if (kind === 'reply') return t('{count, plural, one {a reply} other {# replies}}', { count })
  if (kind === 'prompt') return t('{count, plural, one {a system prompt} other {# system prompts}}', { count })
  if (kind === 'message') return t('{count, plural, one {a message} other {# messages}}', { count })
  return t('{count, plural, one {a tool} other {# tools}}', { count })
}

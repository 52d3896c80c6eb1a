import { t } from '../language/active'
import type { Document, Node, Pipeline, RunInputs } from '../model/document'
import { neighborsOf } from '../model/neighbors'
import type { NodeTypes } from '../model/node-type'
import { isReadable, parseNode } from '../model/parsed-node'
import { segmentsOf, wantsMessage } from '../model/segments'

/** A node that could take input. */
interface OpenQuestion {
  nodeId: string
  /** The prompt. */
  prompt: string
  /** It has a default. */
  hasDefault: boolean
}

/**
 * Nodes without their text input, in the order of the run.
 * @param called the pipeline that is called as a tool: its arguments replace the message.
 */
export function openQuestions(
  document: Document,
  inputs: RunInputs,
  types: NodeTypes,
  called?: Pipeline,
): OpenQuestion[] {
  return (called ? [called] : document.pipelines).flatMap(pipeline => {
    const neighbors = neighborsOf(document, pipeline.id)
    // A caller's arguments replace a person's input.
    if (!called && neighbors.isCalled && !neighbors.bringsMessage) return []
    const segments = segmentsOf(pipeline, types, neighbors)
    return segments.flatMap(segment =>
      segment.nodes.flatMap(node => {
        const parsed = parseNode(node, types)
        if (inputs[node.id] !== undefined || !isReadable(parsed) || parsed.type.input !== 'text') return []
        if (parsed.type.inference && (called || !wantsMessage(segments, segment))) return []
        const says = parsed.type.context?.(parsed.config, undefined) ?? []
        return [{ nodeId: node.id, prompt: promptOf(node), hasDefault: says.length > 0 }]
      }),
    )
  })
}

function promptOf({ config }: Node): string {
  const { placeholder, label, name } = config
  const said = [placeholder, label, name].find(text => typeof text === 'string' && text.trim() !== '')
  return typeof said === 'string' ? `${said.trimEnd()} ` : `${t('Your message:')} `
}

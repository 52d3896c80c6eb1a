import type { Document, Node, Pipeline, RunInputs } from '../engine/document'
import { neighborsOf } from '../engine/neighbors'
import type { NodeTypes } from '../engine/node-type'
import { isReadable, parseNode } from '../engine/parsed-node'
import { segmentsOf, wantsMessage } from '../engine/segments'

/** A node that a person could still say something to. */
export interface OpenQuestion {
  nodeId: string
  /** What to show before the cursor. */
  prompt: string
  /** It has something to say of its own when nobody answers. */
  hasDefault: boolean
}

/**
 * The nodes that take text and have none yet, in the order in which they run.
 * @param called the one pipeline that runs, when it is called as a tool: its arguments stand for what a model is told.
 */
export function openQuestions(
  document: Document,
  inputs: RunInputs,
  types: NodeTypes,
  called?: Pipeline,
): OpenQuestion[] {
  return (called ? [called] : document.pipelines).flatMap(pipeline => {
    const surroundings = neighborsOf(document, pipeline.id)
    // What a caller says stands for what a person would.
    if (!called && surroundings.isCalled && !surroundings.bringsMessage) return []
    const segments = segmentsOf(pipeline, types, surroundings)
    return segments.flatMap(segment =>
      segment.nodes.flatMap(node => {
        const parsed = parseNode(node, types)
        if (inputs[node.id] !== undefined || !isReadable(parsed) || parsed.type.input !== 'text') return []
        if (parsed.type.inference && (called || !wantsMessage(segments, segment))) return []
        const says = parsed.type.adds?.(parsed.config, undefined) ?? []
        return [{ nodeId: node.id, prompt: promptOf(node), hasDefault: says.length > 0 }]
      }),
    )
  })
}

function promptOf({ config }: Node): string {
  const { placeholder, label, name } = config
  const said = [placeholder, label, name].find(text => typeof text === 'string' && text.trim() !== '')
  return typeof said === 'string' ? `${said.trimEnd()} ` : 'Your message: '
}

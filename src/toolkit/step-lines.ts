import type { Document } from '../model/document'
import type { NodeTypes } from '../model/node-type'
import { nodeOf, stepCalls } from '../model/step-tools'

/** Calls that steps of one pipeline make to another, or to cards in it. */
export interface StepLine {
  id: string
  source: string
  target: string
  /** What is called there: the pipeline itself, or cards of it. */
  tools: readonly { kind: 'pipeline' | 'node'; id: string }[]
}

/** The id of the calls from the steps of one pipeline to another. */
export const stepLineId = (source: string, target: string) => `step ${JSON.stringify([source, target])}`

/** Calls between different pipelines by steps, in stack order. */
export function stepLinesOf(document: Pick<Document, 'pipelines'>, types: NodeTypes): StepLine[] {
  const lines = new Map<string, StepLine & { tools: StepLine['tools'][number][] }>()
  const there = new Set(document.pipelines.map(({ id }) => id))
  for (const { pipeline, tool } of stepCalls(document, types)) {
    const target = tool.kind === 'pipeline' ? tool.id : nodeOf(document, tool.id)?.pipeline.id
    if (target === undefined || target === pipeline.id || !there.has(target)) continue
    const id = stepLineId(pipeline.id, target)
    const line = lines.get(id) ?? { id, source: pipeline.id, target, tools: [] }
    if (!line.tools.some(each => each.kind === tool.kind && each.id === tool.id)) {
      line.tools.push({ kind: tool.kind, id: tool.id })
    }
    lines.set(id, line)
  }
  return [...lines.values()]
}

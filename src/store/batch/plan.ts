import { type LocalizedText, msg } from '../../language/message'
import type { Document, Node, NodeConfig } from '../../model/document'
import { isInference } from '../../model/known-types'
import type { NodeTypes } from '../../model/node-type'
import { allNodes, type Draft } from '../document/draft'

/** One row of a batch: the draft as it runs there, and what sets it apart from the others. */
export interface BatchRow {
  label: LocalizedText
  /** The words that it differs in, where that is more than the label says. */
  words?: string
  draft: Draft
}

/** What is to be run: each row so many times. */
export interface BatchPlan {
  rows: readonly BatchRow[]
  times: number
}

/** What differs from row to row. Without a node, all models of the document change together. */
export type Change =
  | { kind: 'nothing' }
  | { kind: 'temperature'; nodeId?: string; values: readonly number[] }
  | { kind: 'model'; nodeId?: string; values: readonly { id: string; label: string }[] }
  | { kind: 'prompt'; place: PromptPlace; values: readonly string[] }

/** The field of a node that holds words for the model. */
export interface PromptPlace {
  nodeId: string
  field: string
}

/** The most runs of a batch: as many as a class has students. */
export const MAX_RUNS = 30
/** The most rows of a batch. */
export const MAX_ROWS = 6

/** The inferences of a document. */
export function modelsOf(document: Document): Node[] {
  return allNodes(document).filter(isInference)
}

/** The system prompts of a document, from top to bottom. */
export function promptsOf(document: Document, nodeTypes: NodeTypes): PromptPlace[] {
  return allNodes(document).flatMap(node => {
    if (isInference(node)) {
      const { systemPrompt } = node.config
      return typeof systemPrompt === 'string' && systemPrompt ? [{ nodeId: node.id, field: 'systemPrompt' }] : []
    }
    const type = nodeTypes.get(node.type)
    const field = type?.context && !type.input ? type.templates?.text?.[0] : undefined
    return field === undefined ? [] : [{ nodeId: node.id, field }]
  })
}

/** The rows that a change makes of a draft. */
export function rowsOf(draft: Draft, change: Change): BatchRow[] {
  if (change.kind === 'nothing') return [{ label: msg('As it is'), draft }]
  if (change.kind === 'prompt') {
    const { nodeId, field } = change.place
    return change.values.map((text, index) => ({
      label: msg('Prompt {number, number}', { number: index + 1 }),
      words: text,
      draft: withConfig(draft, new Set([nodeId]), { [field]: text }),
    }))
  }
  const models = modelsOf(draft.document).map(({ id }) => id)
  const changed = new Set(change.nodeId === undefined ? models : [change.nodeId])
  if (change.kind === 'temperature') {
    return change.values.map(temperature => ({
      label: msg('Temperature {number, number}', { number: temperature }),
      draft: withConfig(draft, changed, { temperature }),
    }))
  }
  return change.values.map(({ id, label }) => ({ label, draft: withConfig(draft, changed, { model: id }) }))
}

function withConfig(draft: Draft, nodeIds: ReadonlySet<string>, patch: NodeConfig): Draft {
  const pipelines = draft.document.pipelines.map(pipeline => ({
    ...pipeline,
    nodes: pipeline.nodes.map(node =>
      nodeIds.has(node.id) ? { ...node, config: { ...node.config, ...patch } } : node,
    ),
  }))
  return { ...draft, document: { ...draft.document, pipelines } }
}

import type { Node, RunInputs } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { slugsByNode } from '../../model/slugs'
import { copyNodes, withCopiedNames } from './copies'
import { allNodes, type Draft, findNode } from './draft'
import { hasLock, isLocked } from './locks'

/** Cards that can be put into a pipeline, with what was typed into them. */
export interface PickedCards {
  nodes: readonly Node[]
  inputs: RunInputs
}

/**
 * The nodes of these ids in the order of the document, with their inputs, and with the slugs by which templates name
 * them. Locked ones are left out.
 */
export function pickCards({ document, inputs }: Draft, nodeIds: readonly string[]): PickedCards {
  const slugs = slugsByNode(document)
  const nodes = allNodes(document)
    .filter(node => nodeIds.includes(node.id) && !isLocked(node))
    .map(node => ({ ...node, slug: slugs.get(node.id) ?? node.id }))
  return { nodes, inputs: Object.fromEntries(nodes.flatMap(({ id }) => (inputs[id] ? [[id, inputs[id]]] : []))) }
}

/**
 * Puts copies of cards into a pipeline at `index`. `newIds` has an id for each of them. Their fields are open. What one
 * names of the others, its copy names of their copies.
 */
export function insertCards(
  draft: Draft,
  nodeTypes: NodeTypes,
  pipelineId: string,
  index: number,
  { nodes, inputs }: PickedCards,
  newIds: readonly string[],
): Draft {
  const ids = new Map(nodes.map(({ id }, at) => [id, newIds[at] ?? id]))
  const copies = copyNodes(nodes, ids, nodeTypes)
  const { document } = changeNodes(draft, pipelineId, before => before.toSpliced(index, 0, ...copies))
  const slugs = new Map(nodes.flatMap(({ id, slug }, at) => (slug === undefined ? [] : [[newIds[at] ?? id, slug]])))
  const typed = nodes.flatMap(({ id }, at) => (inputs[id] === undefined ? [] : [[newIds[at] ?? id, inputs[id]]]))
  return {
    document: withCopiedNames(draft.document, document, slugs),
    inputs: { ...draft.inputs, ...Object.fromEntries(typed) },
  }
}

/** Takes cards out, with what was typed into them. One with a lock stays. */
export function removeCards(draft: Draft, nodeIds: readonly string[]): Draft {
  const gone = new Set(
    allNodes(draft.document)
      .filter(node => nodeIds.includes(node.id) && !hasLock(node))
      .map(({ id }) => id),
  )
  if (gone.size === 0) return draft
  const pipelines = draft.document.pipelines.map(pipeline =>
    pipeline.nodes.some(({ id }) => gone.has(id))
      ? { ...pipeline, nodes: pipeline.nodes.filter(({ id }) => !gone.has(id)) }
      : pipeline,
  )
  const inputs = Object.fromEntries(Object.entries(draft.inputs).filter(([id]) => !gone.has(id)))
  return { document: { ...draft.document, pipelines }, inputs }
}

/**
 * Moves cards of one pipeline together, in their order, so that the first is at `index` of those that stay. A locked one
 * stays where it is.
 */
export function moveCards(draft: Draft, nodeIds: readonly string[], index: number): Draft {
  const seat = nodeIds[0] === undefined ? undefined : findNode(draft.document, nodeIds[0])
  if (!seat) return draft
  const moves = (node: Node) => nodeIds.includes(node.id) && !isLocked(node)
  const { nodes } = seat.pipeline
  const moved = nodes.filter(moves)
  const next = nodes.filter(node => !moves(node)).toSpliced(Math.max(0, index), 0, ...moved)
  if (next.every((node, at) => node === nodes[at])) return draft
  return changeNodes(draft, seat.pipeline.id, () => next)
}

function changeNodes(draft: Draft, pipelineId: string, change: (nodes: Node[]) => Node[]): Draft {
  const pipelines = draft.document.pipelines.map(pipeline =>
    pipeline.id === pipelineId ? { ...pipeline, nodes: change(pipeline.nodes) } : pipeline,
  )
  return { ...draft, document: { ...draft.document, pipelines } }
}

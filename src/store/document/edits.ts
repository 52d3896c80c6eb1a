import type { Document, Node, NodeConfig, Pipeline, RunInput } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import { isInference, isRouter } from '../../model/known-types'
import type { NodeTypes } from '../../model/node-type'
import { newConfig } from '../../nodes/kit/setting'
import { type Draft, findNode } from './draft'
import { isLocked } from './locks'

/*
 * The only place that changes a document. Each edit gives a new draft; what it did not touch keeps its identity, and an
 * edit that changes nothing gives the very same draft.
 */

/** Adds a node with its type's defaults in a language, at `index` or else where it is of use. */
export function addNode(
  draft: Draft,
  nodeTypes: NodeTypes,
  node: { id: string; type: string; pipelineId?: string; index?: number; language?: string },
): Draft {
  const pipeline = draft.document.pipelines.find(each => each.id === node.pipelineId) ?? draft.document.pipelines[0]
  if (!pipeline) return draft
  const index = node.index ?? usefulIndex(pipeline, nodeTypes, node.type)
  return withNodes(draft, pipeline, insertAt(pipeline.nodes, index, newNode(nodeTypes, node)))
}

/**
 * The position for a new node of a type: a prompt or message above the first inference, an output directly above the
 * last, anything else at the end, but above a final router.
 */
export function usefulIndex(pipeline: Pipeline, nodeTypes: NodeTypes, type: string): number {
  const newcomer = nodeTypes.get(type)
  let index = -1
  if (newcomer && !isInference(newcomer)) {
    if (newcomer.context) index = pipeline.nodes.findIndex(isInference)
    else if (newcomer.tool) index = pipeline.nodes.findLastIndex(isInference)
  }
  if (index !== -1) return index
  return pipeline.nodes.length - (isRouter(pipeline.nodes.at(-1)) && !isRouter({ type }) ? 1 : 0)
}

function newNode(
  nodeTypes: NodeTypes,
  { id, type, language = 'en' }: { id: string; type: string; language?: string },
): Node {
  const nodeType = nodeTypes.get(type)
  const config = nodeType ? newConfig(nodeType.configSchema, language) : {}
  return { id, type, config: withoutUndefined(config) }
}

/** Moves a node within its pipeline. `toIndex` is its index afterwards. A locked one stays where it is. */
export function moveNode(draft: Draft, nodeId: string, toIndex: number): Draft {
  const seat = findNode(draft.document, nodeId)
  if (!seat || isLocked(seat.node)) return draft
  const index = clamp(toIndex, seat.pipeline.nodes.length - 1)
  if (index === seat.index) return draft
  return withNodes(draft, seat.pipeline, insertAt(seat.pipeline.nodes.toSpliced(seat.index, 1), index, seat.node))
}

/** Puts a copy of a node, and of what was typed into it, right below. A locked one has no copies. */
export function duplicateNode(draft: Draft, nodeId: string, newId: string): Draft {
  const seat = findNode(draft.document, nodeId)
  if (!seat || isLocked(seat.node)) return draft
  // A slug is a name by which templates find one node; the copy gets its own from its name. Its fields are open.
  const { slug: _, locked: __, ...copy } = { ...structuredClone(seat.node), id: newId }
  const copied = withNodes(draft, seat.pipeline, insertAt(seat.pipeline.nodes, seat.index + 1, copy))
  const input = draft.inputs[nodeId]
  return input === undefined ? copied : { ...copied, inputs: { ...copied.inputs, [newId]: input } }
}

/** Takes a node out, with what was typed into it. */
export function removeNode(draft: Draft, nodeId: string): Draft {
  const seat = findNode(draft.document, nodeId)
  if (!seat) return draft
  const removed = withNodes(draft, seat.pipeline, seat.pipeline.nodes.toSpliced(seat.index, 1))
  return setInput(removed, nodeId, undefined)
}

/** Changes one node by a function that gives a new node, or the same one for no change. Its id stays. */
export function updateNode(draft: Draft, nodeId: string, change: (node: Node) => Node): Draft {
  const seat = findNode(draft.document, nodeId)
  if (!seat) return draft
  const changed = change(seat.node)
  if (changed === seat.node) return draft
  return withNodes(draft, seat.pipeline, seat.pipeline.nodes.with(seat.index, { ...changed, id: nodeId }))
}

/** Merges a patch into a node's config. An undefined value removes its field; a locked field stays as it is. */
export function setConfig(draft: Draft, nodeId: string, patch: Partial<NodeConfig>): Draft {
  return updateNode(draft, nodeId, node => {
    const changes = Object.entries(patch).filter(
      ([field, value]) => !isLocked(node, field) && !isEqualJson(node.config[field], value),
    )
    if (changes.length === 0) return node
    return { ...node, config: withoutUndefined({ ...node.config, ...Object.fromEntries(changes) }) as NodeConfig }
  })
}

/** Keeps what a person gave to a node before a run; undefined takes it away. */
export function setInput(draft: Draft, nodeId: string, input: RunInput | undefined): Draft {
  if (isEqualJson(draft.inputs[nodeId], input)) return draft
  const { [nodeId]: _, ...others } = draft.inputs
  return { ...draft, inputs: input === undefined ? others : { ...others, [nodeId]: input } }
}

/** Renames a document, and its pipeline where there is but one and it went by the same name. */
export function renameDocument(draft: Draft, name: string): Draft {
  const { document } = draft
  if (document.name === name) return draft
  const [only, ...more] = document.pipelines
  const pipelines = only && more.length === 0 && only.name === document.name ? [{ ...only, name }] : document.pipelines
  return { ...draft, document: { ...document, name, pipelines } }
}

/** Merges a patch into the document's settings. An undefined value removes its field. */
export function setSettings(draft: Draft, patch: Partial<NonNullable<Document['settings']>>): Draft {
  const settings = withoutUndefined({ ...draft.document.settings, ...patch })
  if (isEqualJson(settings, draft.document.settings ?? {})) return draft
  return { ...draft, document: { ...draft.document, settings } }
}

function withNodes(draft: Draft, pipeline: Pipeline, nodes: Node[]): Draft {
  const pipelines = draft.document.pipelines.map(each => (each === pipeline ? { ...pipeline, nodes } : each))
  return { ...draft, document: { ...draft.document, pipelines } }
}

function insertAt<T>(list: readonly T[], index: number, item: T): T[] {
  return list.toSpliced(clamp(index, list.length), 0, item)
}

function clamp(index: number, max: number): number {
  return Math.max(0, Math.min(Math.trunc(index), max))
}

function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

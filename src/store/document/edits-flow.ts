import type { Document, Edge, Pipeline } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import type { JsonValue } from '../../model/json'
import type { NodeTypes } from '../../model/node-type'
import { slugsByNode } from '../../model/slugs'
import { copyNodes, withCopiedNames } from './copies'
import { type Draft, findNode } from './draft'
import { usefulIndex } from './edits'
import { isLocked } from './locks'

/*
 * Edits of what is around the stacks: pipelines, edges between them, and variables. As in edits.ts, each gives a new
 * draft, what it did not touch keeps its identity, and an edit that changes nothing gives the very same draft.
 */

/** Adds an empty pipeline at the end. */
export function addPipeline(draft: Draft, pipeline: Pick<Pipeline, 'id' | 'name'>): Draft {
  return withDocument(draft, { pipelines: [...draft.document.pipelines, { ...pipeline, nodes: [] }] })
}

export function renamePipeline(draft: Draft, pipelineId: string, name: string): Draft {
  return updatePipeline(draft, pipelineId, pipeline => (pipeline.name === name ? pipeline : { ...pipeline, name }))
}

/** Takes a pipeline out, with its edges and what was typed into its nodes. The last one stays. */
export function removePipeline(draft: Draft, pipelineId: string): Draft {
  const { pipelines, edges } = draft.document
  const removed = pipelines.find(({ id }) => id === pipelineId)
  if (!removed || pipelines.length === 1) return draft
  const gone = new Set(removed.nodes.map(({ id }) => id))
  return {
    ...withDocument(draft, {
      pipelines: pipelines.filter(pipeline => pipeline !== removed),
      edges: edges.filter(({ source, target }) => source !== pipelineId && target !== pipelineId),
    }),
    inputs: Object.fromEntries(Object.entries(draft.inputs).filter(([nodeId]) => !gone.has(nodeId))),
  }
}

/**
 * Puts a copy of a pipeline after it, with what was typed into its nodes and with the edges that leave it. Its templates
 * read its own nodes. Nothing leads to the copy yet.
 */
export function duplicatePipeline(
  draft: Draft,
  nodeTypes: NodeTypes,
  pipelineId: string,
  copy: { id: string; name: string },
  freshId: { node(type: string): string; edge(): string },
): Draft {
  const { pipelines, edges } = draft.document
  const index = pipelines.findIndex(({ id }) => id === pipelineId)
  const original = pipelines[index]
  if (!original) return draft
  const { position: _, ...rest } = structuredClone(original)
  const newIds = new Map(original.nodes.map(({ id, type }) => [id, freshId.node(type)]))
  const nodes = copyNodes(rest.nodes, newIds, nodeTypes)
  const leaving = edges
    .filter(({ source }) => source === pipelineId)
    .map(edge => ({ ...edge, id: freshId.edge(), source: copy.id }))
  const inputs = original.nodes.flatMap(({ id }) => {
    const input = draft.inputs[id]
    return input === undefined ? [] : [[newIds.get(id), input]]
  })
  const { document } = withDocument(draft, {
    pipelines: pipelines.toSpliced(index + 1, 0, { ...rest, ...copy, nodes }),
    edges: leaving.length === 0 ? edges : [...edges, ...leaving],
  })
  const slugs = slugsByNode(draft.document)
  const copiedSlugs = new Map([...newIds].map(([id, newId]) => [newId, slugs.get(id) ?? id]))
  return {
    document: withCopiedNames(draft.document, document, copiedSlugs),
    inputs: { ...draft.inputs, ...Object.fromEntries(inputs) },
  }
}

/** Moves a node into another pipeline, to where it is of use there. A locked one stays where it is. */
export function sendNode(draft: Draft, nodeTypes: NodeTypes, nodeId: string, pipelineId: string): Draft {
  const seat = findNode(draft.document, nodeId)
  const target = draft.document.pipelines.find(({ id }) => id === pipelineId)
  if (!seat || !target || seat.pipeline === target || isLocked(seat.node)) return draft
  const { node, index } = seat
  const place = usefulIndex(target, nodeTypes, node.type)
  const left = updatePipeline(draft, seat.pipeline.id, ({ nodes, ...rest }) => ({
    ...rest,
    nodes: nodes.toSpliced(index, 1),
  }))
  return updatePipeline(left, pipelineId, ({ nodes, ...rest }) => ({ ...rest, nodes: nodes.toSpliced(place, 0, node) }))
}

/** Stores the positions of pipelines in the graph, by id; null lets the page lay one out again. */
export function placePipelines(
  draft: Draft,
  positions: Readonly<Record<string, { x: number; y: number } | null>>,
): Draft {
  return Object.entries(positions).reduce(
    (placed, [pipelineId, position]) =>
      updatePipeline(placed, pipelineId, pipeline => {
        const { position: before, ...rest } = pipeline
        if (position === null) return before ? rest : pipeline
        const [x, y] = [Math.round(position.x), Math.round(position.y)]
        return before?.x === x && before.y === y ? pipeline : { ...pipeline, position: { x, y } }
      }),
    draft,
  )
}

/** Joins two pipelines. Whether they may be is asked before, with `edgeRefusal`. */
export function addEdge(draft: Draft, edge: Edge): Draft {
  return withDocument(draft, { edges: [...draft.document.edges, edge] })
}

/** Changes an edge: where it leads, what kind it is, its label. An empty label is taken away. */
export function changeEdge(draft: Draft, edgeId: string, change: Partial<Omit<Edge, 'id'>>): Draft {
  const { edges } = draft.document
  const index = edges.findIndex(({ id }) => id === edgeId)
  const edge = edges[index]
  if (!edge) return draft
  const { label, ...changed } = { ...edge, ...change }
  const next = label ? { ...changed, label } : changed
  return isEqualJson(next, edge) ? draft : withDocument(draft, { edges: edges.with(index, next) })
}

export function removeEdge(draft: Draft, edgeId: string): Draft {
  const { edges } = draft.document
  const rest = edges.filter(({ id }) => id !== edgeId)
  return rest.length === edges.length ? draft : withDocument(draft, { edges: rest })
}

/** Sets `{{vars.name}}`; undefined takes it away. */
export function setVariable(draft: Draft, name: string, value: JsonValue | undefined): Draft {
  const before = Object.entries(draft.document.variables ?? {})
  const entry = before.find(([key]) => key === name)
  if (value === undefined) {
    return entry
      ? withVariables(
          draft,
          before.filter(([key]) => key !== name),
        )
      : draft
  }
  if (!entry) return withVariables(draft, [...before, [name, value]])
  if (isEqualJson(entry[1], value)) return draft
  return withVariables(
    draft,
    before.map(([key, old]) => [key, key === name ? value : old]),
  )
}

/** Gives a variable another name, in its place. One that is taken already is refused: nothing changes. */
export function renameVariable(draft: Draft, name: string, newName: string): Draft {
  const variables = Object.entries(draft.document.variables ?? {})
  const taken = variables.some(([key]) => key === newName)
  if (taken || !variables.some(([key]) => key === name)) return draft
  return withVariables(
    draft,
    variables.map(([key, value]) => [key === name ? newName : key, value]),
  )
}

function withVariables(draft: Draft, entries: readonly (readonly [string, JsonValue])[]): Draft {
  const { variables: _, ...document } = draft.document
  // fromEntries defines fields, so that a variable named "__proto__" is one like the others.
  return {
    ...draft,
    document: entries.length === 0 ? document : { ...document, variables: Object.fromEntries(entries) },
  }
}

function updatePipeline(draft: Draft, pipelineId: string, change: (pipeline: Pipeline) => Pipeline): Draft {
  const { pipelines } = draft.document
  const index = pipelines.findIndex(({ id }) => id === pipelineId)
  const pipeline = pipelines[index]
  if (!pipeline) return draft
  const changed = change(pipeline)
  return changed === pipeline ? draft : withDocument(draft, { pipelines: pipelines.with(index, changed) })
}

function withDocument(draft: Draft, change: Partial<Document>): Draft {
  return { ...draft, document: { ...draft.document, ...change } }
}

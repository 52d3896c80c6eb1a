import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import { cached, cachedWith } from './cached'
import type { Document, Edge, Pipeline } from './document'
import { EngineError } from './engine-error'
import type { NodeTypes } from './node-type'
import { nodeOf, stepCalls } from './step-tools'

/** Maximum depth of pipeline calls. */
export const MAX_DEPTH = 8

/** The pipelines and edges of a document, indexed for traversal. Edges to missing pipelines are dropped. */
export interface PipelineGraph {
  pipelines: ReadonlyMap<string, Pipeline>
  /** Edges by their source pipeline, in document order. */
  nextFrom: ReadonlyMap<string, readonly Edge[]>
  nextTo: ReadonlyMap<string, readonly Edge[]>
  /** Tool edges, and the pipelines that steps call, as edges without an id. */
  toolsFrom: ReadonlyMap<string, readonly Edge[]>
  /** Entry pipelines: no edge leads to them, and no step calls them. */
  entries: readonly Pipeline[]
  /** Nodes that steps call: they run on call only. */
  calledNodes: ReadonlySet<string>
}

const NO_TYPES: NodeTypes = new Map()

/** Builds the graph of a document. Without `types`, calls by steps are unknown. */
export function graphOf(document: Document, types: NodeTypes = NO_TYPES): PipelineGraph {
  return builtGraph(document, types)
}

const builtGraph = cachedWith((document: Document, types: NodeTypes): PipelineGraph => {
  const pipelines = new Map(document.pipelines.map(pipeline => [pipeline.id, pipeline]))
  const calls = stepCalls(document, types)
  const called = calls.flatMap(({ pipeline, tool }): Edge[] =>
    tool.kind === 'pipeline' ? [{ id: '', source: pipeline.id, target: tool.id, kind: 'tool' }] : [],
  )
  const calledNodes = new Set(
    calls.flatMap(({ tool }) => (tool.kind === 'node' && nodeOf(document, tool.id) ? [tool.id] : [])),
  )
  const edges = [...document.edges, ...called].filter(
    ({ source, target }) => pipelines.has(source) && pipelines.has(target),
  )
  const next = edges.filter(({ kind }) => kind === 'next')
  const led = new Set(edges.map(({ target }) => target))
  return {
    pipelines,
    nextFrom: groupBy(next, ({ source }) => source),
    nextTo: groupBy(next, ({ target }) => target),
    toolsFrom: groupBy(
      edges.filter(({ kind }) => kind === 'tool'),
      ({ source }) => source,
    ),
    entries: document.pipelines.filter(pipeline => !led.has(pipeline.id) && !holdsCalledNodes(pipeline, calledNodes)),
    calledNodes,
  }
})

/** A pipeline that only contains tools for the steps of others. */
function holdsCalledNodes({ nodes }: Pipeline, calledNodes: ReadonlySet<string>): boolean {
  return nodes.length > 0 && nodes.every(({ id }) => calledNodes.has(id))
}

/**
 * Checks that the graph can be run. Tool edges and calls by steps count alike.
 * @throws EngineError for the first cycle, or when there is no entry.
 */
export function checkGraph(document: Document, types: NodeTypes = NO_TYPES): void {
  const graph = graphOf(document, types)
  const found = firstCircle(graph)
  if (found) throw new EngineError('graph', cycleSentence(graph, found.circle, found.kind), { path: found.circle })
  if (graph.entries.length === 0)
    throw new EngineError('graph', msg('No pipeline can be the first: each comes after another.'))
}

const firstCircle = cached((graph: PipelineGraph) => {
  for (const kind of ['next', 'tool'] as const) {
    const circle = findCircle(graph, kind === 'next' ? graph.nextFrom : graph.toolsFrom)
    if (circle) return { kind, circle }
  }
  return null
})

/** Why an edge cannot be added, as a sentence; null when it can. */
export function edgeRefusal(
  document: Document,
  edge: Pick<Edge, 'source' | 'target' | 'kind'>,
  types: NodeTypes = NO_TYPES,
): LocalizedText | null {
  const { source, target, kind } = edge
  if (source === target) return msg('A pipeline cannot be connected to itself.')
  if (document.edges.some(other => other.source === source && other.target === target && other.kind === kind)) {
    return msg('These two are already connected like this.')
  }
  try {
    checkGraph({ ...document, edges: [...document.edges, { id: '', source, target, kind }] }, types)
    return null
  } catch (error) {
    if (error instanceof EngineError) return error.words
    throw error
  }
}

/** The cycles of a graph as lists of ids, the first repeated at the end: one for each edge that closes a cycle. */
export function cyclesOf(graph: PipelineGraph, kind: Edge['kind'], most: number): string[][] {
  const from = new Map(kind === 'next' ? graph.nextFrom : graph.toolsFrom)
  const circles: string[][] = []
  while (circles.length < most) {
    const circle = findCircle(graph, from)
    if (!circle) break
    circles.push(circle)
    // Without the edge that closes this one, the next one is found.
    const [source, target] = circle.slice(-2) as [string, string]
    const edges = from.get(source) ?? []
    from.set(
      source,
      edges.filter(edge => edge.target !== target),
    )
  }
  return circles
}

/** Pipelines of a cycle that are named from its beginning, and to its end. */
const MOST_AT_AN_END = 10

/** A sentence that names the pipelines of a cycle. */
export function cycleSentence(graph: PipelineGraph, circle: readonly string[], kind: Edge['kind']): MessageDescriptor {
  const all = circle.map(id => graph.pipelines.get(id)?.name || id)
  const left = all.length - 2 * MOST_AT_AN_END
  const way = (names: readonly string[]) => names.join(' → ')
  const names =
    left > 1
      ? msg('{first} → {count} more → {last}', {
          first: way(all.slice(0, MOST_AT_AN_END)),
          count: left,
          last: way(all.slice(-MOST_AT_AN_END)),
        })
      : way(all)
  return kind === 'next'
    ? msg('This path goes in a circle: {names}. A run would never end.', { names })
    : msg('These pipelines call each other in a circle: {names}. The calls would never end.', { names })
}

/** A cycle as a list of ids, the first repeated at the end; null when there is none. */
function findCircle(graph: PipelineGraph, from: ReadonlyMap<string, readonly Edge[]>): string[] | null {
  const done = new Set<string>()
  for (const start of graph.pipelines.keys()) {
    const circle = walkFrom(start, from, done)
    if (circle) return circle
  }
  return null
}

/** Iterative depth-first search: a flow may exceed the depth of the call stack. */
function walkFrom(start: string, from: ReadonlyMap<string, readonly Edge[]>, done: Set<string>): string[] | null {
  if (done.has(start)) return null
  const way = [{ id: start, next: 0 }]
  const onWay = new Set([start])
  while (way.length > 0) {
    const here = way.at(-1) as (typeof way)[number]
    const edge = from.get(here.id)?.[here.next++]
    if (!edge) {
      done.add(here.id)
      onWay.delete(here.id)
      way.pop()
      continue
    }
    if (onWay.has(edge.target)) {
      const ids = way.map(({ id }) => id)
      return [...ids.slice(ids.indexOf(edge.target)), edge.target]
    }
    if (done.has(edge.target)) continue
    onWay.add(edge.target)
    way.push({ id: edge.target, next: 0 })
  }
  return null
}

/** Items by a key, in order. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

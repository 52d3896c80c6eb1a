import type { Document, Edge, Pipeline } from './document'

/** How deep pipelines may call each other. */
export const MAX_DEPTH = 8

/** Edges that cannot be run. `message` is a sentence that names the way. */
export class GraphError extends Error {
  override name = 'GraphError'
}

/** A document's pipelines and edges, ready to be walked. Edges to pipelines that are not there are left out. */
export interface Graph {
  pipelines: ReadonlyMap<string, Pipeline>
  /** Edges by the id of the pipeline that they leave, in the order of the document. */
  nextFrom: ReadonlyMap<string, readonly Edge[]>
  nextTo: ReadonlyMap<string, readonly Edge[]>
  toolsFrom: ReadonlyMap<string, readonly Edge[]>
  /** Pipelines where a run begins: nothing leads to them. */
  entries: readonly Pipeline[]
}

/** Reads the graph of a document. */
export function graphOf(document: Document): Graph {
  const pipelines = new Map(document.pipelines.map(pipeline => [pipeline.id, pipeline]))
  const edges = document.edges.filter(({ source, target }) => pipelines.has(source) && pipelines.has(target))
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
    entries: document.pipelines.filter(({ id }) => !led.has(id)),
  }
}

/**
 * Looks for what cannot be run.
 * @throws GraphError naming the first circle, or that nothing begins.
 */
export function checkGraph(document: Document): void {
  const graph = graphOf(document)
  for (const kind of ['next', 'tool'] as const) {
    const circle = findCircle(graph, kind)
    if (circle) throw new GraphError(circleSentence(graph, circle, kind))
  }
  if (graph.entries.length === 0)
    throw new GraphError('No pipeline stands at the beginning: each is led to by another.')
}

/** Why an edge cannot be added, as a sentence; null when it can. */
export function edgeRefusal(document: Document, edge: Pick<Edge, 'source' | 'target' | 'kind'>): string | null {
  const { source, target, kind } = edge
  if (source === target) return 'A pipeline cannot be joined to itself.'
  if (document.edges.some(other => other.source === source && other.target === target && other.kind === kind)) {
    return 'These two are already joined so.'
  }
  try {
    checkGraph({ ...document, edges: [...document.edges, { id: '', source, target, kind }] })
    return null
  } catch (error) {
    if (error instanceof GraphError) return error.message
    throw error
  }
}

function circleSentence(graph: Graph, circle: readonly string[], kind: Edge['kind']): string {
  const names = circle.map(id => graph.pipelines.get(id)?.name || id).join(' → ')
  return kind === 'next'
    ? `This way goes in a circle: ${names}. A run would never end.`
    : `These pipelines call each other in a circle: ${names}. The calls would never end.`
}

/** A circle as the ids on it, the first again at the end; null when there is none. */
function findCircle(graph: Graph, kind: Edge['kind']): string[] | null {
  const from = kind === 'next' ? graph.nextFrom : graph.toolsFrom
  const done = new Set<string>()
  for (const start of graph.pipelines.keys()) {
    const circle = walkFrom(start, from, done)
    if (circle) return circle
  }
  return null
}

/** Depth first with a stack of its own: a flow may be longer than the call stack is deep. */
function walkFrom(start: string, from: ReadonlyMap<string, readonly Edge[]>, done: Set<string>): string[] | null {
  const way: { id: string; rest: Edge[] }[] = [{ id: start, rest: [...(from.get(start) ?? [])] }]
  const onWay = new Set([start])
  while (way.length > 0) {
    const here = way.at(-1) as (typeof way)[number]
    const edge = here.rest.shift()
    if (!edge || done.has(here.id)) {
      done.add(here.id)
      onWay.delete(here.id)
      way.pop()
      continue
    }
    if (onWay.has(edge.target)) {
      const ids = way.map(({ id }) => id)
      return [...ids.slice(ids.indexOf(edge.target)), edge.target]
    }
    onWay.add(edge.target)
    way.push({ id: edge.target, rest: [...(from.get(edge.target) ?? [])] })
  }
  return null
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

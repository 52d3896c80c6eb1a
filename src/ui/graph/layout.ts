import { Graph, layout } from '@dagrejs/dagre'
import type { Document } from '../../model/document'

/** The size of a vertex, in graph pixels. */
export const VERTEX = { width: 216, height: 104 }

const GAP = { x: 56, y: 72 }

export interface GraphPoint {
  x: number
  y: number
}

/** Input of a layout. */
export interface LayoutTask {
  ids: string[]
  edges: { source: string; target: string }[]
}

/** The pipelines and edges of a document, as input of a layout. */
export function layoutTask(
  { pipelines, edges }: Pick<Document, 'pipelines' | 'edges'>,
  steps: readonly LayoutTask['edges'][number][] = [],
): LayoutTask {
  const ids = pipelines.map(({ id }) => id)
  const known = new Set(ids)
  return {
    ids,
    edges: [...edges, ...steps]
      .filter(({ source, target }) => known.has(source) && known.has(target))
      .map(({ source, target }) => ({ source, target })),
  }
}

/** Result of a layout. */
export interface Layout {
  /** Top left corner of each pipeline, by id. */
  points: Record<string, GraphPoint>
  /** Bends of edges that would otherwise pass behind pipelines, by `endsKey`; edges between adjacent rows have none. */
  bends: Record<string, GraphPoint[]>
}

/** Key of the edges from one pipeline to another. */
export const endsKey = ({ source, target }: { source: string; target: string }) => JSON.stringify([source, target])

/** The position of a vertex in a page that is written from right to left, and back. */
export const mirrored = ({ x, y }: GraphPoint): GraphPoint => ({ x: -x - VERTEX.width, y })

/** Positions and bends in a page that is written from right to left. */
export function mirroredLayout({ points, bends }: Layout): Layout {
  return {
    points: Object.fromEntries(Object.entries(points).map(([id, point]) => [id, mirrored(point)])),
    bends: Object.fromEntries(Object.entries(bends).map(([way, at]) => [way, at.map(({ x, y }) => ({ x: -x, y }))])),
  }
}

/** Lays out pipelines from top to bottom in the order of their edges. */
export function layOut({ ids, edges }: LayoutTask): Layout {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: GAP.x, ranksep: GAP.y })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const id of ids) graph.setNode(id, { ...VERTEX })
  // dagre starts at the right; mirrored, since people read from the left.
  for (const { source, target } of edges.toReversed()) graph.setEdge(source, target)
  layout(graph)
  const points = ids.map(id => {
    const { x = 0, y = 0 } = graph.node(id) as Partial<GraphPoint>
    return [id, { x: x - VERTEX.width / 2, y: y - VERTEX.height / 2 }] as const
  })
  const bends = edges.flatMap(edge => {
    const inner = (graph.edge(edge.source, edge.target) as { points?: GraphPoint[] }).points?.slice(1, -1) ?? []
    return inner.length > 1 ? [[endsKey(edge), inner.map(({ x, y }) => ({ x, y }))] as const] : []
  })
  return { points: Object.fromEntries(points), bends: Object.fromEntries(bends) }
}

/**
 * Positions of pipelines: as placed by hand, else from the layout. Once some are placed by hand, those without a
 * position get rows below, so that nothing overlaps.
 */
export function positionsOf(
  { pipelines }: Pick<Document, 'pipelines'>,
  laidOut: Readonly<Record<string, GraphPoint>>,
): Record<string, GraphPoint> {
  const placed = pipelines.flatMap(({ position }) => (position ? [position] : []))
  const left = Math.min(...placed.map(({ x }) => x))
  const below = Math.max(...placed.map(({ y }) => y)) + VERTEX.height + GAP.y
  let seat = 0
  const nextSeat = (): GraphPoint => {
    const index = seat++
    return {
      x: left + (index % 4) * (VERTEX.width + GAP.x),
      y: below + Math.floor(index / 4) * (VERTEX.height + GAP.y),
    }
  }
  const points = pipelines.map(({ id, position }) => {
    if (position) return [id, position] as const
    return [id, placed.length > 0 ? nextSeat() : (laidOut[id] ?? { x: 0, y: 0 })] as const
  })
  return Object.fromEntries(points)
}

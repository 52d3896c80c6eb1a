import { type Edge, type Node, Position } from '@xyflow/react'
import { activeMessages } from '../../language/active'
import type { Messages } from '../../language/messages'
import type { Document, Edge as DocumentEdge, Pipeline } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import type { StepLine } from '../../toolkit/step-lines'
import { nameOfPipeline } from './flow/flow-actions'
import { endsKey, type GraphPoint, type Layout, VERTEX } from './layout'

/** A pipeline as a vertex of the graph. */
export type Vertex = Node<{ pipeline: Pipeline }, 'pipeline'>

/** A line of the graph, with its bends: an edge of the document, or the calls of steps. */
export type GraphLine = Edge<{ edge?: DocumentEdge; step?: StepLine; bends?: GraphPoint[] | undefined }, 'flow'>

/** The handle of incoming edges; those of outgoing edges are named for the kind of edge. */
export const TARGET_HANDLE = 'in'

/** Inset of the handle of `tool` edges from the end of a line. */
const TOOL_INSET = 40

const handle = (id: string, type: 'source' | 'target', position: Position, x: number, y: number) => ({
  id,
  type,
  position,
  x: x - 8,
  y: y - 8,
  width: 16,
  height: 16,
})

/** Fixed sizes, so that edges between off-screen vertices can be drawn. */
const handlesWith = (tool: number) => [
  handle(TARGET_HANDLE, 'target', Position.Top, VERTEX.width / 2, 0),
  handle('next', 'source', Position.Bottom, VERTEX.width / 2, VERTEX.height),
  handle('tool', 'source', Position.Bottom, tool, VERTEX.height),
]
const handles = { ltr: handlesWith(VERTEX.width - TOOL_INSET), rtl: handlesWith(TOOL_INSET) }

/** The vertices of a document. Unchanged ones keep their identity. */
export function verticesOf(
  { pipelines }: Document,
  places: Readonly<Record<string, GraphPoint>>,
  before: readonly Vertex[],
  { t, language }: Messages = activeMessages(),
): Vertex[] {
  const known = new Map(before.map(vertex => [vertex.id, vertex]))
  return pipelines.map(pipeline => {
    const old = known.get(pipeline.id)
    const position = places[pipeline.id] ?? { x: 0, y: 0 }
    const stays = old?.position.x === position.x && old.position.y === position.y
    const ariaLabel = t('{pipeline}, {cards, plural, one {# card} other {# cards}}', {
      pipeline: pipeline.name || pipeline.id,
      cards: pipeline.nodes.length,
    })
    if (old && stays && old.data.pipeline === pipeline && old.ariaLabel === ariaLabel) return old
    return {
      ...old,
      id: pipeline.id,
      type: 'pipeline',
      position,
      ...VERTEX,
      // Fixed as well: off-screen vertices are never measured, and count when the view is fitted.
      measured: VERTEX,
      handles: handles[language.direction],
      data: { pipeline },
      ariaLabel,
      domAttributes: { 'aria-roledescription': t('pipeline') },
    }
  })
}

/** The lines of a document. Unchanged ones keep their identity. */
export function linesOf(
  { pipelines, edges }: Document,
  bends: Layout['bends'],
  before: readonly GraphLine[],
  steps: readonly StepLine[] = [],
  { t }: Messages = activeMessages(),
): GraphLine[] {
  const known = new Map(before.map(line => [line.id, line]))
  const lineRole = { 'aria-roledescription': t({ message: 'connection', note: 'A line between two pipelines.' }) }
  const drawn = edges.map((edge): GraphLine => {
    const { id, source, target, kind } = edge
    const old = known.get(id)
    const ends = { source: nameOfPipeline(pipelines, source), target: nameOfPipeline(pipelines, target) }
    const ariaLabel = kind === 'next' ? t('{source} goes on to {target}', ends) : t('{source} can call {target}', ends)
    const data = { edge, bends: bends[endsKey(edge)] }
    if (old?.data?.edge === edge && old.data.bends === data.bends && old.ariaLabel === ariaLabel) return old
    return {
      ...old,
      id,
      source,
      target,
      sourceHandle: kind,
      targetHandle: TARGET_HANDLE,
      type: 'flow',
      data,
      ariaLabel,
      domAttributes: lineRole,
    }
  })
  const called = steps.map((step): GraphLine => {
    const { id, source, target } = step
    const old = known.get(id)
    const ariaLabel = t('{source} calls {target} in a step', {
      source: nameOfPipeline(pipelines, source),
      target: nameOfPipeline(pipelines, target),
    })
    const data = { step, bends: bends[endsKey(step)] }
    if (old && isEqualJson(old.data, data) && old.ariaLabel === ariaLabel) return old
    // Steps define these lines: in the graph they cannot be changed.
    const fixed = { deletable: false, reconnectable: false }
    const ends = { source, target, sourceHandle: 'tool', targetHandle: TARGET_HANDLE }
    return { ...old, id, ...ends, type: 'flow', data, ariaLabel, domAttributes: lineRole, ...fixed }
  })
  return [...drawn, ...called]
}

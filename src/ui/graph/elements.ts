import { type Edge, type Node, Position } from '@xyflow/react'
import { activeMessages } from '../../language/active'
import type { Messages } from '../../language/messages'
import type { Document, Pipeline } from '../../model/document'
import type { StepLine } from '../../toolkit/step-lines'
import { nameOfPipeline } from '../page/edits/flow-actions'
import { endsKey, type GraphPoint, type Layout, VERTEX } from './layout'
import type { LineKind } from './line-run'

/** A pipeline as a vertex of the graph. */
export type Vertex = Node<{ pipeline: Pipeline }, 'pipeline'>

/** A line of the graph, with its bends, and how far its label is moved down from the middle of the line. */
export type GraphLine = Edge<LineKind & { bends?: GraphPoint[] | undefined; labelShift: number }, 'flow'>

/** The height of a label with the space below it, in graph pixels. */
const LABEL_STEP = 24

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

/** The vertices of a document. */
export function verticesOf(
  { pipelines }: Document,
  places: Readonly<Record<string, GraphPoint>>,
  { t, language }: Messages = activeMessages(),
): Vertex[] {
  return pipelines.map(pipeline => ({
    id: pipeline.id,
    type: 'pipeline',
    position: places[pipeline.id] ?? { x: 0, y: 0 },
    ...VERTEX,
    // Fixed as well: off-screen vertices are never measured, and count when the view is fitted.
    measured: VERTEX,
    handles: handles[language.direction],
    data: { pipeline },
    ariaLabel: t('{pipeline}, {cards, plural, one {# card} other {# cards}}', {
      pipeline: pipeline.name || pipeline.id,
      cards: pipeline.nodes.length,
    }),
    domAttributes: { 'aria-roledescription': t('pipeline') },
  }))
}

/** The lines of a document. Those of steps follow from the cards: in the graph they cannot be changed. */
export function linesOf(
  { pipelines, edges }: Document,
  bends: Layout['bends'],
  steps: readonly StepLine[] = [],
  { t }: Messages = activeMessages(),
): GraphLine[] {
  const lineRole = { 'aria-roledescription': t({ message: 'connection', note: 'A line between two pipelines.' }) }
  const names = ({ source, target }: Ends) => ({
    source: nameOfPipeline(pipelines, source),
    target: nameOfPipeline(pipelines, target),
  })
  const shared = (line: { id: string } & Ends) => ({
    id: line.id,
    source: line.source,
    target: line.target,
    targetHandle: TARGET_HANDLE,
    type: 'flow' as const,
    domAttributes: lineRole,
  })
  const shiftOf = labelShifts([...edges, ...steps])
  return [
    ...edges.map(edge => ({
      ...shared(edge),
      sourceHandle: edge.kind,
      data: { edge, bends: bends[endsKey(edge)], labelShift: shiftOf(edge) },
      ariaLabel:
        edge.kind === 'next'
          ? t('{source} goes on to {target}', names(edge))
          : t('{source} can call {target}', names(edge)),
    })),
    ...steps.map(step => ({
      ...shared(step),
      sourceHandle: 'tool',
      data: { step, bends: bends[endsKey(step)], labelShift: shiftOf(step) },
      ariaLabel: t('{source} calls {target} in a step', names(step)),
      deletable: false,
    })),
  ]
}

type Ends = { source: string; target: string }

/** The shift of each line's label: those between the same two pipelines, in either direction, are below each other. */
function labelShifts(lines: readonly Ends[]): (line: Ends) => number {
  const pairOf = ({ source, target }: Ends) => JSON.stringify([source, target].toSorted())
  return line => {
    const siblings = lines.filter(each => pairOf(each) === pairOf(line))
    return (siblings.indexOf(line) - (siblings.length - 1) / 2) * LABEL_STEP
  }
}

/** Fresh elements with what the graph knows about them: which are selected, or dragged. */
export function withState<Element extends { id: string }>(fresh: readonly Element[], before: readonly Element[]) {
  const known = new Map(before.map(each => [each.id, each]))
  return fresh.map(each => ({ ...known.get(each.id), ...each }))
}

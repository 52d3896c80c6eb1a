import { type ConnectionLineComponentProps, getBezierPath } from '@xyflow/react'
import { use } from 'react'
import { localize } from '../../language/active'
import type { Document, Edge } from '../../model/document'
import { edgeRefusal } from '../../model/graph'
import { useApp } from '../app/app-context'
import { TARGET_HANDLE, type Vertex } from './elements'
import styles from './Graph.module.css'
import { MovedEdgeContext } from './use-edge-editing'

/** An edge while it is drawn. Over a pipeline that it cannot connect to, it shows the reason. */
export function DrawnLine(props: ConnectionLineComponentProps<Vertex>) {
  const { editor, nodeTypes } = useApp()
  const moved = use(MovedEdgeContext)
  const { fromX, fromY, toX, toY, fromPosition, toPosition, fromNode, fromHandle, toNode, toHandle } = props
  const [path] = getBezierPath({
    sourceX: fromX,
    sourceY: fromY,
    sourcePosition: fromPosition,
    targetX: toX,
    targetY: toY,
    targetPosition: toPosition,
  })
  const forwards = fromHandle.id !== TARGET_HANDLE
  const kind = (forwards ? fromHandle.id : toHandle?.id) === 'tool' ? 'tool' : 'next'
  const [source, target] = forwards ? [fromNode, toNode] : [toNode, fromNode]
  const refusal =
    source && target && (!forwards || toHandle?.id === TARGET_HANDLE)
      ? edgeRefusal(
          withoutEdge(editor.getState().draft.document, moved.current),
          { source: source.id, target: target.id, kind },
          nodeTypes,
        )
      : null
  return (
    <g data-kind={kind} data-refused={refusal !== null || undefined}>
      <path d={path} className={styles.line} />
      <circle cx={toX} cy={toY} r={5} className={styles.tip} />
      {refusal && (
        <text x={toX} y={toY - 14} textAnchor="middle" className={styles.refusal}>
          {localize(refusal)}
        </text>
      )}
    </g>
  )
}

function withoutEdge({ edges, ...rest }: Document, without: Edge | undefined): Document {
  return { ...rest, edges: without ? edges.filter(edge => edge !== without) : edges }
}

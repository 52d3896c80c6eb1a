import {
  type Connection,
  type ConnectionLineComponentProps,
  type FinalConnectionState,
  getBezierPath,
  type IsValidConnection,
} from '@xyflow/react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize } from '../../language/active'
import type { Edge } from '../../model/document'
import { edgeRefusal } from '../../model/graph'
import { useApp } from '../page/app-context'
import { useFlowActions } from '../page/edits/flow-actions'
import { type GraphLine, TARGET_HANDLE, type Vertex } from './elements'
import styles from './Graph.module.css'

type Ends = Pick<Edge, 'source' | 'target' | 'kind'>

/** An edge while it is drawn. Over a pipeline that it cannot connect to, it shows the reason. */
export function DrawnEdge(props: ConnectionLineComponentProps<Vertex>) {
  const { editor, nodeTypes } = useApp()
  const { fromX, fromY, toX, toY, fromPosition, toPosition, fromNode, fromHandle, toNode, toHandle } = props
  const [path] = getBezierPath({
    sourceX: fromX,
    sourceY: fromY,
    sourcePosition: fromPosition,
    targetX: toX,
    targetY: toY,
    targetPosition: toPosition,
  })
  const kind = fromHandle.id === 'tool' ? 'tool' : 'next'
  const drawn = toHandle?.id === TARGET_HANDLE && toNode && { source: fromNode.id, target: toNode.id, kind }
  const refusal = drawn ? edgeRefusal(editor.getState().draft.document, drawn as Ends, nodeTypes) : null
  return (
    <g data-kind={kind} data-refused={refusal !== null || undefined}>
      <path d={path} className={styles.line} />
      <circle cx={toX} cy={toY} r={5} className={styles.tip} />
      {refusal && (
        <text
          x={toX}
          y={toY - 14}
          textAnchor="middle"
          className={classNames(layout.small, layout.semibold, styles.refusal)}
        >
          {localize(refusal)}
        </text>
      )}
    </g>
  )
}

/** Makes edges by drawing them from one pipeline to another. Invalid ones are refused, and the reason is announced. */
export function useEdgeDrawing() {
  const { editor, nodeTypes } = useApp()
  const actions = useFlowActions()
  const isValidConnection: IsValidConnection<GraphLine> = connection =>
    edgeRefusal(editor.getState().draft.document, drawnEdge(connection), nodeTypes) === null
  return {
    isValidConnection,
    onConnect: (connection: Connection) => actions.connect(drawnEdge(connection)),
    onConnectEnd(_event: unknown, { isValid, fromNode, toNode, fromHandle, toHandle }: FinalConnectionState) {
      if (isValid || !fromNode || !toNode || toHandle?.id !== TARGET_HANDLE) return
      actions.connect(drawnEdge({ source: fromNode.id, target: toNode.id, sourceHandle: fromHandle?.id }))
    },
  }
}

function drawnEdge({
  source,
  target,
  sourceHandle,
}: Omit<Connection, 'sourceHandle' | 'targetHandle'> & { sourceHandle?: string | null | undefined }): Ends {
  return { source, target, kind: sourceHandle === 'tool' ? 'tool' : 'next' }
}

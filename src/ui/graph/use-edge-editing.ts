import type { Connection, FinalConnectionState, Edge as FlowEdge, ReactFlowProps } from '@xyflow/react'
import { createContext, type RefObject, useMemo, useRef, useState } from 'react'
import type { Edge } from '../../model/document'
import { edgeRefusal } from '../../model/graph'
import { useApp } from '../app/app-context'
import { useScreen } from '../app/screen'
import { removePipelines } from '../stack/removal/ask-removal'
import { type GraphLine, TARGET_HANDLE, type Vertex } from './elements'
import { useFlowActions } from './flow/flow-actions'

type Handlers = Pick<
  ReactFlowProps<Vertex, GraphLine>,
  | 'isValidConnection'
  | 'onConnect'
  | 'onConnectStart'
  | 'onConnectEnd'
  | 'onReconnect'
  | 'onReconnectStart'
  | 'onReconnectEnd'
  | 'onBeforeDelete'
>

/** The edge whose end is being moved, if any: it is ignored by the check. */
export const MovedEdgeContext = createContext<RefObject<Edge | undefined>>({ current: undefined })

/** Adds, redirects and removes edges by mouse and keyboard; invalid edges are refused while they are drawn. */
export function useEdgeEditing(): { handlers: Handlers; isDrawing: boolean; moved: RefObject<Edge | undefined> } {
  const { editor, nodeTypes } = useApp()
  const screen = useScreen()
  const actions = useFlowActions()
  const [isDrawing, setDrawing] = useState(false)
  const moved = useRef<Edge | undefined>(undefined)
  const handlers = useMemo<Handlers>(() => {
    const document = () => editor.getState().draft.document
    const begin = () => setDrawing(true)
    const end = () => setDrawing(false)
    return {
      isValidConnection(connection) {
        const { edges, ...rest } = document()
        const others = edges.filter(edge => edge !== moved.current)
        return edgeRefusal({ ...rest, edges: others }, drawnEdge(connection), nodeTypes) === null
      },
      onConnect: connection => void actions.connect(drawnEdge(connection)),
      onConnectStart: begin,
      onConnectEnd(_event, state) {
        end()
        // Repeats the check to announce the reason.
        const refused = moved.current ? null : refusedEdge(state)
        if (refused) actions.connect(refused)
      },
      onReconnectStart(_event, line) {
        moved.current = line.data?.edge
        begin()
      },
      onReconnect(line, connection) {
        if (line.data?.edge) actions.change(line.data.edge, drawnEdge(connection))
      },
      onReconnectEnd() {
        moved.current = undefined
        end()
      },
      async onBeforeDelete({ nodes, edges }) {
        for (const { data } of edges) if (data?.edge) actions.disconnect(data.edge)
        const [pipeline] = nodes
        if (pipeline) {
          const { name } = pipeline.data.pipeline
          removePipelines({ document: document(), nodeTypes, screen }, nodes, name || pipeline.id, id =>
            actions.remove(id),
          )
        }
        // The document changes; the graph derives from it.
        return false
      },
    }
  }, [editor, nodeTypes, screen, actions])
  return { handlers, isDrawing, moved }
}

function drawnEdge({ source, target, sourceHandle }: Connection | FlowEdge): Pick<Edge, 'source' | 'target' | 'kind'> {
  return { source, target, kind: sourceHandle === 'tool' ? 'tool' : 'next' }
}

/** Released over a pipeline that it cannot connect to. */
function refusedEdge({ isValid, fromNode, toNode, fromHandle, toHandle }: FinalConnectionState) {
  if (isValid || !fromNode || !toNode || toHandle?.id !== TARGET_HANDLE) return null
  const kind: Edge['kind'] = fromHandle?.id === 'tool' ? 'tool' : 'next'
  return { source: fromNode.id, target: toNode.id, kind }
}

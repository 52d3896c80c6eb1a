import { Handle, type NodeProps, Position, useStore as useFlowStore } from '@xyflow/react'
import { Spline } from 'lucide-react'
import { memo, Suspense } from 'react'
import { useStore } from 'zustand'
import type { Node } from '../../engine/document'
import { chosenPipeline } from '../../store/draft'
import { useApp } from '../app-context'
import { PipelineMark, usePipelineRun } from '../flow/PipelineMark'
import { IconButton } from '../parts/Button'
import { useScreen } from '../screen'
import { TypeIcon } from '../stack/TypeIcon'
import { ARRIVAL, type Vertex } from './elements'
import styles from './Graph.module.css'
import { useConnecting } from './use-connecting'
import { useLit } from './use-lit'

/** Cards that are drawn of a pipeline; the others are counted. */
const MOST_TILES = 7
/** Below this zoom a picture in a tile is too small to see. */
const READABLE = 0.45

/** A pipeline in the graph: its name, its cards in small, and how it fares. */
export const PipelineVertex = memo(function PipelineVertex({ data: { pipeline } }: NodeProps<Vertex>) {
  const { id, name, nodes } = pipeline
  const run = usePipelineRun(id)
  const lit = useLit(run.status === 'running' || run.status === 'waiting', run.uses)
  const { editor } = useApp()
  const isShown = useStore(
    useScreen(),
    ({ pipelineId }) => chosenPipeline(editor.getState().draft.document, pipelineId)?.id === id,
  )
  const readable = useFlowStore(state => state.transform[2] > READABLE)
  const connect = useConnecting()

  return (
    <div
      className={styles.vertex}
      data-status={run.status}
      data-lit={lit || undefined}
      data-shown={isShown || undefined}
    >
      <Handle
        type="target"
        id={ARRIVAL}
        position={Position.Top}
        className={styles.arrival}
        isConnectableStart={false}
      />
      <div className={styles.title}>
        <strong>{name || id}</strong>
        <PipelineMark {...run} />
        <IconButton
          icon={Spline}
          size={14}
          className={`nodrag ${styles.connect}`}
          label={`Connect ${name || id} to…`}
          onClick={event => {
            event.stopPropagation()
            connect(id)
          }}
        />
      </div>
      <div className={styles.tiles}>
        {nodes.slice(0, MOST_TILES).map(node => (
          <Tile key={node.id} node={node} readable={readable} />
        ))}
        {nodes.length > MOST_TILES && <span className={styles.more}>+{nodes.length - MOST_TILES}</span>}
        {nodes.length === 0 && <span className={styles.more}>empty</span>}
      </div>
      <Handle
        type="source"
        id="next"
        position={Position.Bottom}
        className={styles.next}
        title="Drag: goes on to"
        isConnectableEnd={false}
      />
      <Handle
        type="source"
        id="tool"
        position={Position.Bottom}
        className={styles.tool}
        title="Drag: can call"
        isConnectableEnd={false}
      />
    </div>
  )
})

function Tile({ node, readable }: { node: Node; readable: boolean }) {
  const type = useApp().nodeTypes.get(node.type)
  return (
    <span className={styles.tile} data-family={type?.family ?? 'unknown'} title={type?.name ?? node.type}>
      {readable && type && (
        <Suspense>
          <TypeIcon type={node.type} size={13} />
        </Suspense>
      )}
    </span>
  )
}

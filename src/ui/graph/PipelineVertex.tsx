import { Handle, type NodeProps, Position, useStore as useFlowStore } from '@xyflow/react'
import { Spline, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../../components/Button'
import { useLanguage } from '../../components/use-language'
import { activeMessages, t } from '../../language/active'
import type { Node } from '../../model/document'
import { chosenPipeline } from '../../store/document/draft'
import { useApp } from '../app/app-context'
import { useScreen } from '../app/screen'
import { usePipelineTarget } from '../stack/dnd/use-card-drag'
import { CardTile } from './CardTile'
import { TARGET_HANDLE, type Vertex } from './elements'
import { PipelineMark, usePipelineRun } from './flow/PipelineMark'
import styles from './Graph.module.css'
import { useConnecting } from './use-connecting'
import { useHighlighted } from './use-highlighted'
import { ProblemPipelinesContext } from './use-problem-pipelines'
import { READABLE } from './zoom'

/** Cards that are drawn per pipeline; the others are counted. */
const MOST_TILES = 7

/** A vertex: name, cards and status of a pipeline. The parts that depend on the run subscribe to it separately. */
export const PipelineVertex = memo(function PipelineVertex({ data: { pipeline } }: NodeProps<Vertex>) {
  useLanguage()
  const { id, name } = pipeline
  const connect = useConnecting()
  return (
    <Frame pipelineId={id} name={name || id}>
      <Handle
        type="target"
        id={TARGET_HANDLE}
        position={Position.Top}
        className={styles.target}
        isConnectableStart={false}
      />
      <div className={styles.title}>
        <strong title={name || id}>{name || id}</strong>
        <Mark pipelineId={id} />
        <Warning pipelineId={id} />
        <IconButton
          icon={Spline}
          size={14}
          className={`nodrag ${styles.connect}`}
          label={t('Connect {pipeline} to…', { pipeline: name || id })}
          onClick={event => {
            event.stopPropagation()
            connect(id)
          }}
        />
      </div>
      <Tiles nodes={pipeline.nodes} />
      <Handle
        type="source"
        id="next"
        position={Position.Bottom}
        className={styles.next}
        title={t('Drag: goes on to')}
        isConnectableEnd={false}
      />
      <Handle
        type="source"
        id="tool"
        position={Position.Bottom}
        className={styles.tool}
        title={t('Drag: can call')}
        isConnectableEnd={false}
      />
    </Frame>
  )
})

/**
 * Highlights a running pipeline, and accepts dropped cards. The children do not render again: two hundred may be
 * highlighted at once.
 */
function Frame({ pipelineId, name, children }: { pipelineId: string; name: string; children: ReactNode }) {
  const { editor } = useApp()
  const { status, uses } = usePipelineRun(pipelineId)
  const lit = useHighlighted(status === 'running' || status === 'waiting', uses)
  const isShown = useStore(
    useScreen(),
    screen => chosenPipeline(editor.getState().draft.document, screen.pipelineId)?.id === pipelineId,
  )
  const { ref, isOpen, isOver } = usePipelineTarget(pipelineId, name, 'graph')
  return (
    <div
      ref={ref}
      dir={activeMessages().language.direction}
      className={styles.vertex}
      data-status={status}
      data-lit={lit || undefined}
      data-shown={isShown || undefined}
      data-open={isOpen || undefined}
      data-over={isOver || undefined}
    >
      {children}
    </div>
  )
}

function Mark({ pipelineId }: { pipelineId: string }) {
  return <PipelineMark {...usePipelineRun(pipelineId)} countsFrom={1} />
}

/** Marks a pipeline with problems; its stack lists them. */
function Warning({ pipelineId }: { pipelineId: string }) {
  if (!use(ProblemPipelinesContext).has(pipelineId)) return null
  return (
    <span className={styles.warning} title={t('There is a problem here')}>
      <TriangleAlert size={14} aria-hidden />
      <span className="unseen">
        {t({ message: ', there is a problem here', note: 'After the name of a pipeline.' })}
      </span>
    </span>
  )
}

function Tiles({ nodes }: { nodes: readonly Node[] }) {
  const readable = useFlowStore(state => state.transform[2] > READABLE)
  return (
    <div className={styles.tiles}>
      {nodes.slice(0, MOST_TILES).map(node => (
        <CardTile key={node.id} node={node} readable={readable} />
      ))}
      {nodes.length > MOST_TILES && <span className={styles.more}>+{nodes.length - MOST_TILES}</span>}
      {nodes.length === 0 && (
        <span className={styles.more}>{t({ message: 'empty', note: 'A pipeline without cards.' })}</span>
      )}
    </div>
  )
}

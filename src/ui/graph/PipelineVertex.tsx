import { Handle, type NodeProps, Position } from '@xyflow/react'
import { CircleAlert, Spline, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { useLanguage } from '../../components/use-language'
import { activeMessages, t } from '../../language/active'
import type { Node, Pipeline } from '../../model/document'
import { chosenPipeline } from '../../store/document/draft'
import { useApp } from '../page/app-context'
import { pipelineKey, useProblems } from '../page/cards/use-problems'
import { usePipelineTarget } from '../page/edits/use-card-drag'
import { useScreen } from '../page/screen'
import { CardTile } from './CardTile'
import { TARGET_HANDLE, type Vertex } from './elements'
import { PipelineMark, usePipelineRun } from './flow/PipelineMark'
import styles from './Graph.module.css'
import { failedCalls } from './line-run'
import { PipelineAnswer } from './PipelineAnswer'
import { useHighlighted } from './use-highlighted'

/** Cards that are drawn per pipeline; the others are counted. */
const MOST_TILES = 7

/** A vertex: name, answer, cards and status of a pipeline. */
export const PipelineVertex = memo(
  function PipelineVertex({ data: { pipeline } }: NodeProps<Vertex>) {
    useLanguage()
    const { id, name, nodes } = pipeline
    const screen = useScreen()
    return (
      <Frame pipelineId={id} name={name || id}>
        <Handle
          type="target"
          id={TARGET_HANDLE}
          position={Position.Top}
          className={styles.target}
          isConnectableStart={false}
        />
        <div className={classNames(layout.row1, layout.shrink, styles.title)}>
          <strong className={classNames(layout.clamp, layout.medium)} title={name || id}>
            {name || id}
          </strong>
          <PipelineMark {...usePipelineRun(id)} countsFrom={1} />
          <FailedCalls pipeline={pipeline} />
          <Warning pipeline={pipeline} />
          <IconButton
            icon={Spline}
            size={14}
            className={`nodrag ${styles.connect}`}
            label={t('Connect {pipeline} to…', { pipeline: name || id })}
            onClick={event => {
              event.stopPropagation()
              screen.show({ name: 'edges', pipelineId: id })
            }}
          />
        </div>
        <PipelineAnswer pipeline={pipeline} />
        <Tiles nodes={nodes} />
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
  },
  (before, after) => before.data.pipeline === after.data.pipeline,
)

/** Highlights a running pipeline, and accepts dropped cards. */
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

/** How many calls of this pipeline, or by steps of cards in it, brought back an error. */
function FailedCalls({ pipeline: { id, nodes } }: { pipeline: Pipeline }) {
  const failed = useStore(useApp().runner, ({ run }) => failedCalls(run, [id, ...nodes.map(node => node.id)]))
  if (failed === 0) return null
  return (
    <span className={layout.chip} data-status="failed">
      <CircleAlert size={12} aria-hidden /> {t('{failed, number} failed', { failed })}
    </span>
  )
}

/** Marks a pipeline with problems; its stack lists them. */
function Warning({ pipeline: { id, nodes } }: { pipeline: Pipeline }) {
  const problems = useProblems()
  if (!problems.has(pipelineKey(id)) && !nodes.some(node => problems.has(node.id))) return null
  return (
    <span className={classNames(layout.fixed, layout.warning, styles.warning)} title={t('There is a problem here')}>
      <TriangleAlert size={14} aria-hidden />
      <span className="unseen">
        {t({ message: ', there is a problem here', note: 'After the name of a pipeline.' })}
      </span>
    </span>
  )
}

function Tiles({ nodes }: { nodes: readonly Node[] }) {
  return (
    <div className={classNames(layout.row, styles.tiles)}>
      {nodes.slice(0, MOST_TILES).map(node => (
        <CardTile key={node.id} node={node} />
      ))}
      {nodes.length > MOST_TILES && (
        <span className={classNames(layout.tiny, layout.soft)}>+{nodes.length - MOST_TILES}</span>
      )}
      {nodes.length === 0 && (
        <span className={classNames(layout.tiny, layout.soft)}>
          {t({ message: 'empty', note: 'A pipeline without cards.' })}
        </span>
      )}
    </div>
  )
}

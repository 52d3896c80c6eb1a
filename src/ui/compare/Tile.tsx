import { memo, Suspense, use } from 'react'
import type { Document } from '../../engine/document'
import type { NodeTypes } from '../../engine/node-type'
import { showableConfig } from '../../nodes/kit/config'
import { Prose } from '../../nodes/kit/Prose'
import type { NodeRun } from '../../nodes/view'
import { allNodes } from '../../store/draft'
import { type Answer, newestResult, type Plain } from '../../store/wall/answers'
import type { WallRun } from '../../store/wall/wall'
import { loadView } from '../stack/views'
import styles from './Compare.module.css'

interface TileProps {
  run: WallRun
  /** "Run 3, Temperature 0.5" */
  name: string
  answer: Answer
  value: Plain | null
  document: Document
  nodeTypes: NodeTypes
  onOpen(run: WallRun): void
}

/** What came of one run, large. The whole tile is a button that opens the run. */
export const Tile = memo(function Tile({ run, name, answer, value, document, nodeTypes, onOpen }: TileProps) {
  if (run.status === 'waiting' || run.status === 'running') {
    return (
      <li className={styles.tile} data-status={run.status}>
        <span className={styles.dots} role="img" aria-label={run.status === 'running' ? 'Running' : 'Waiting'} />
      </li>
    )
  }
  return (
    <li className={styles.tile} data-kind={answer.kind}>
      {/* The button below says the same in words, and is what can be pressed. */}
      <div inert className={styles.picture}>
        {value === null ? (
          <p className={styles.nothing}>Nothing shown</p>
        ) : answer.kind === 'reply' ? (
          <div className={styles.said}>
            <Prose text={String(value)} />
          </div>
        ) : (
          <Suspense>
            <Picture run={run} answer={answer} document={document} nodeTypes={nodeTypes} />
          </Suspense>
        )}
      </div>
      <button
        type="button"
        className={styles.open}
        aria-label={`${name}: ${value === null ? 'nothing shown' : inShort(value)}`}
        title="Look at this run on the cards"
        onClick={() => onOpen(run)}
      />
    </li>
  )
})

/** A result as its own card draws it, without what stands around it there. */
function Picture({ run, answer, document, nodeTypes }: Pick<TileProps, 'run' | 'answer' | 'document' | 'nodeTypes'>) {
  const node = allNodes(document).find(({ id }) => id === answer.nodeId)
  const type = node && nodeTypes.get(node.type)
  const view = use(loadView(node?.type ?? ''))
  const nodeRun = run.state.nodes[answer.nodeId]
  if (!node || !type || !view?.Output || !nodeRun) return null
  const { label: _, ...config } = showableConfig(type.configSchema, node.config)
  return (
    <view.Output
      nodeId={node.id}
      config={config}
      run={answer.kind === 'result' ? alone(nodeRun) : nodeRun}
      onAnswer={() => {}}
    />
  )
}

/** The newest result and nothing else: no earlier ones, no reasons. */
function alone(run: NodeRun): NodeRun {
  const newest = newestResult(run)
  if (!newest) return { status: run.status, results: [] }
  const { explanation: _, ...result } = newest
  return { status: run.status, results: [result] }
}

function inShort(value: Plain): string {
  const text = String(value)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

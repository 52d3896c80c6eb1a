import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getBezierPath, useStore as useFlowStore } from '@xyflow/react'
import { memo } from 'react'
import { useStore } from 'zustand'
import { useLanguage } from '../../components/use-language'
import { localize } from '../../language/active'
import { msg } from '../../language/message'
import type { Edge } from '../../model/document'
import type { StepLine } from '../../toolkit/step-lines'
import { useApp } from '../app/app-context'
import { edgeStatus, edgeUses, stepLineRun } from './edge-run'
import type { GraphLine } from './elements'
import styles from './Graph.module.css'
import { pathThrough } from './path-through'
import { useHighlighted } from './use-highlighted'
import { READABLE } from './zoom'

const WORDS = { next: msg('then'), tool: msg('can call'), step: msg('calls') }

/** An edge: solid for `next`, dashed for `tool`, animated while it is in use. */
export const FlowLine = memo(function FlowLine({ data, selected, markerEnd, ...ends }: EdgeProps<GraphLine>) {
  useLanguage()
  const { runner } = useApp()
  const edge = data?.edge
  const step = data?.step
  const status = useStore(runner, ({ run }) => {
    return edge ? edgeStatus(edge, run) : step ? stepLineRun(step, run).status : 'idle'
  })
  const uses = useStore(runner, ({ run }) => {
    return edge ? edgeUses(edge, run) : step ? stepLineRun(step, run).uses : 0
  })
  const moves = useHighlighted(status === 'moving', uses)
  const readable = useFlowStore(state => state.transform[2] > READABLE)
  const [path, x, y] = pathOf({ data, ...ends })
  if (!edge && !step) return null
  const kind = kindOf(edge, step)
  // The result of a call flows back along the same edge.
  const comesBack = kind !== 'next' && status !== 'moving'
  return (
    <g data-kind={kind} data-status={moves ? 'moving' : status} data-selected={selected || undefined}>
      <BaseEdge path={path} className={styles.line ?? ''} interactionWidth={24} {...(markerEnd && { markerEnd })} />
      {moves && readable && <path d={path} className={styles.beads} data-back={comesBack || undefined} />}
      {readable && (
        <EdgeLabelRenderer>
          <span
            className={styles.label}
            data-kind={kind}
            data-status={moves ? 'moving' : status}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
          >
            {edge?.label || localize(WORDS[kind])}
            {uses > 0 && <b> ×{uses}</b>}
          </span>
        </EdgeLabelRenderer>
      )}
    </g>
  )
})

const pathOf = ({ data, ...ends }: Pick<EdgeProps<GraphLine>, 'data'> & Parameters<typeof getBezierPath>[0]) =>
  data?.bends ? pathThrough(ends, data.bends) : getBezierPath(ends)

function kindOf(edge: Edge | undefined, step: StepLine | undefined): 'next' | 'tool' | 'step' {
  return edge?.kind ?? (step ? 'step' : 'next')
}

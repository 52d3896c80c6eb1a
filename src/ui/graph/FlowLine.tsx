import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from '@xyflow/react'
import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { useLanguage } from '../../components/use-language'
import { localize, t } from '../../language/active'
import { msg } from '../../language/message'
import { useApp } from '../page/app-context'
import type { GraphLine } from './elements'
import styles from './Graph.module.css'
import type { GraphPoint } from './layout'
import { lineRun } from './line-run'
import { useHighlighted } from './use-highlighted'

const WORDS = { next: msg('then'), tool: msg('can call'), step: msg('calls') }

/** A line: solid for `next`, dashed for `tool`, animated while it is in use, marked where a call failed. */
export const FlowLine = memo(function FlowLine({ data, ...props }: EdgeProps<GraphLine>) {
  return data ? <Line data={data} {...props} /> : null
})

type LineProps = EdgeProps<GraphLine> & { data: NonNullable<GraphLine['data']> }

function Line({ data, selected, markerEnd, ...ends }: LineProps) {
  useLanguage()
  const { runner } = useApp()
  const { edge, bends, labelShift } = data
  const { status, uses, failed } = useStore(
    runner,
    useShallow(({ run }) => lineRun(data, run)),
  )
  const moves = useHighlighted(status === 'moving', uses)
  const [path, x, y] = bends ? pathThrough(ends, bends) : getBezierPath(ends)
  const kind = edge?.kind ?? 'step'
  const shownStatus = moves && status !== 'failed' ? 'moving' : status
  // The result of a call flows back along the same edge.
  const comesBack = kind !== 'next' && status !== 'moving'
  return (
    <g data-kind={kind} data-status={shownStatus} data-selected={selected || undefined}>
      <BaseEdge path={path} className={styles.line ?? ''} interactionWidth={24} {...(markerEnd && { markerEnd })} />
      {moves && <path d={path} className={styles.beads} data-back={comesBack || undefined} />}
      <EdgeLabelRenderer>
        <span
          className={styles.label}
          data-kind={kind}
          data-status={shownStatus}
          style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y + labelShift}px)` }}
        >
          {edge?.label || localize(WORDS[kind])}
          {uses > 0 && <b> ×{uses}</b>}
          {failed > 0 && (
            <mark className={classNames(layout.chip, layout.status)} data-status="failed">
              <CircleAlert size={12} aria-hidden /> {t('{failed, number} failed', { failed })}
            </mark>
          )}
        </span>
      </EdgeLabelRenderer>
    </g>
  )
}

/** Ends of an edge. */
interface Ends {
  sourceX: number
  sourceY: number
  targetX: number
  targetY: number
}

/** A smooth path through bends, vertical at each of them, with the position of its label: path, x, y. */
export function pathThrough(
  { sourceX, sourceY, targetX, targetY }: Ends,
  bends: readonly GraphPoint[],
): [path: string, x: number, y: number] {
  const stops = [{ x: sourceX, y: sourceY }, ...bends, { x: targetX, y: targetY }]
  const curves = stops.slice(1).map(({ x, y }, index) => {
    const from = stops[index] ?? { x, y }
    const half = (y - from.y) / 2
    return `C${from.x},${from.y + half} ${x},${y - half} ${x},${y}`
  })
  const label = stops[Math.floor(stops.length / 2)] ?? { x: sourceX, y: sourceY }
  return [`M${sourceX},${sourceY} ${curves.join(' ')}`, label.x, label.y]
}

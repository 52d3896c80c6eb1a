import type { ReactNode } from 'react'
import type { NodeRun } from '../view'
import styles from './result.module.css'

interface EmptyResultProps {
  /** A small drawing of what will be there. */
  art: ReactNode
  status: NodeRun['status']
  /** What will be shown here: "A colour will appear here." */
  children: string
  /** What is going on while the run is under way: "Waiting for a colour…" */
  busy: string
}

/** The drawn state of an output that has nothing to show: not yet, under way, or not at all this time. */
export function EmptyResult({ art, status, children, busy }: EmptyResultProps) {
  const isBusy = status === 'running' || status === 'waiting'
  const isOver = status === 'done' || status === 'stopped-early' || status === 'failed'
  return (
    <div className={styles.empty} data-busy={isBusy || undefined}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <p>{isBusy ? busy : isOver ? 'The model did not use this one this time.' : children}</p>
    </div>
  )
}

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

/** What is said when the run is over and nothing came of it. */
const overWords: Partial<Record<NodeRun['status'], string>> = {
  done: 'Nothing came here this time.',
  failed: 'Nothing came here this time.',
  'stopped-early': 'Nothing came here this time.',
  stopped: 'The run ended before anything came.',
}

/** The drawn state of an output that has nothing to show: not yet, under way, or not at all this time. */
export function EmptyResult({ art, status, children, busy }: EmptyResultProps) {
  const isBusy = status === 'running' || status === 'waiting'
  return (
    <div className={styles.empty} data-busy={isBusy || undefined}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <p>{isBusy ? busy : (overWords[status] ?? children)}</p>
    </div>
  )
}

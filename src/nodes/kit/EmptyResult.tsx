import type { ReactNode } from 'react'
import type { NodeRun } from '../view'
import styles from './result.module.css'

interface EmptyResultProps {
  /** A small drawing of the result. */
  art: ReactNode
  status: NodeRun['status']
  /** A description of the result: "A colour will appear here." */
  children: string
  /** Shown during the run: "Waiting for a colour…" */
  busy: string
}

/** Shown after a run without a result. */
const overWords: Partial<Record<NodeRun['status'], string>> = {
  done: 'Nothing came here this time.',
  failed: 'Nothing came here this time.',
  'stopped-early': 'Nothing came here this time.',
  stopped: 'The run ended before anything came.',
}

/** The placeholder of an output: before a run, during it, or after a run without a result. */
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

import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize } from '../../language/active'
import { type LocalizedText, msg } from '../../language/message'
import type { NodeRun } from '../view'
import styles from './empty.module.css'

/** What a card shows in place of a result. */
export interface Placeholder {
  /** A small example of the result, or a drawing of one. */
  art: ReactNode
  /** A description of the result: "A color will show here." */
  soon: LocalizedText
  /** Shown during the run: "Waiting for a color…" */
  busy: LocalizedText
  /** Space for the result, in rem, so that nothing moves when it comes: in a wide card; a narrow one wraps more. */
  room?: number
}

/** Shown after a run without a result. */
const nothing = msg('Nothing came here this time.')
const emptyTexts: Partial<Record<NodeRun['status'], LocalizedText>> = {
  done: msg('Nothing came here this time. What the model said may tell why.'),
  failed: nothing,
  'stopped-early': nothing,
  stopped: msg('The run ended before anything came.'),
}

/** The placeholder of an output: before a run, during it, or after a run without a result. */
export function EmptyResult({ status, art, soon, busy, room = 0 }: Placeholder & Pick<NodeRun, 'status'>) {
  const isBusy = status === 'running' || status === 'waiting'
  return (
    <div className={styles.empty} data-status={status}>
      <div className={classNames(layout.stack2, styles.room)} style={{ '--room': `${room}rem` } as CSSProperties}>
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
        <p>{localize(isBusy ? busy : (emptyTexts[status] ?? soon))}</p>
      </div>
    </div>
  )
}

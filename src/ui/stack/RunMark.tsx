import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize } from '../../language/active'
import type { NodeType } from '../../model/node-type'
import type { NodeRun } from '../../nodes/view'
import { outcomeOfCard } from '../../store/run/card-outcome'
import { outcomeMarks } from '../page/runs/outcome-marks'
import styles from './CardHead.module.css'

interface RunMarkProps {
  run: NodeRun
  type: NodeType | undefined
  /** A tool that is not called yet is waiting: only running cards are animated. */
  still: boolean
}

/** The status of a card in the displayed run, as shape, word and color. */
export function RunMark({ run, type, still }: RunMarkProps) {
  const outcome = outcomeOfCard(run, type)
  if (outcome === 'idle') return null
  const [Mark, words] = outcomeMarks[outcome]
  const word = localize(words)
  return (
    <span
      className={classNames(
        layout.stack,
        layout.status,
        outcome === 'running' && !still && layout.turning,
        styles.mark,
      )}
      data-status={outcome}
      title={word}
    >
      <Mark size={12} strokeWidth={2.75} aria-hidden />
      <span className="unseen">{word}</span>
    </span>
  )
}

import { outcomeOfEnding } from '../../store/card-outcome'
import type { WallRun } from '../../store/wall/wall'
import { outcomeMarks } from '../stack/outcome-marks'
import styles from './Compare.module.css'

/** Marks a finished run of a batch whose answer is not known to be complete. */
export function CutMark({ run: { cut, problem } }: { run: Pick<WallRun, 'cut' | 'problem'> }) {
  const outcome = outcomeOfEnding(cut)
  if (!outcome) return null
  const [Mark, word] = outcomeMarks[outcome]
  return (
    <span className={styles.cut} title={problem}>
      <Mark size={13} strokeWidth={2.75} aria-hidden />
      {word}
    </span>
  )
}

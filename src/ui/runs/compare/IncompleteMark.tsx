import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { localize } from '../../../language/active'
import type { BatchRun } from '../../../store/batch/batch'
import { outcomeOfEnding } from '../../../store/run/card-outcome'
import { outcomeMarks } from '../../page/runs/outcome-marks'

/** Marks a finished run of a batch whose answer is not known to be complete. */
export function IncompleteMark({ run: { cut, problem } }: { run: Pick<BatchRun, 'cut' | 'problem'> }) {
  const outcome = outcomeOfEnding(cut)
  if (!outcome) return null
  const [Mark, word] = outcomeMarks[outcome]
  return (
    <span
      className={classNames(layout.chip, layout.atStart, layout.status)}
      data-status={outcome}
      title={problem && localize(problem)}
    >
      <Mark size={13} strokeWidth={2.75} aria-hidden />
      {localize(word)}
    </span>
  )
}

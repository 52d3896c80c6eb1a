import { TriangleAlert } from 'lucide-react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import { localize, t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { BatchRun } from '../../../store/batch/batch'
import { formatUnits, type Unit } from './units'

interface FailuresProps {
  runs: readonly BatchRun[]
  unit: Unit
  /** The words of the button that opens a run: "Look at run 3". */
  lookAt(run: BatchRun): string
  onOpen(run: BatchRun): void
}

/** The failed runs, grouped by cause. */
export function Failures({ runs, unit, lookAt, onOpen }: FailuresProps) {
  const causes = new Map<string, BatchRun[]>()
  for (const run of runs) {
    const problem = run.status === 'failed' && run.problem && localize(run.problem)
    if (problem) causes.set(problem, [...(causes.get(problem) ?? []), run])
  }
  if (causes.size === 0) return null
  return (
    <section
      aria-label={t({ message: 'Failed', context: 'a count', note: 'Over a number of calls, or over what failed.' })}
      className={classNames(layout.stack3, layout.notice)}
      data-status="failed"
    >
      {[...causes].map(([problem, failed]) => (
        <div key={problem}>
          <p>
            <TriangleAlert size={18} aria-hidden />
            <Rich
              text={msg('<strong>{runs} failed.</strong> {why}', {
                runs: formatUnits(unit, failed.length),
                why: problem,
              })}
              tags={{ strong: text => <strong>{text}</strong> }}
            />
          </p>
          <p className={layout.cluster3}>
            {failed.slice(0, 12).map(run => (
              <button key={`${run.row}.${run.place}`} type="button" className={layout.link} onClick={() => onOpen(run)}>
                {lookAt(run)}
              </button>
            ))}
          </p>
        </div>
      ))}
    </section>
  )
}

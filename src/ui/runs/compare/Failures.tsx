import { TriangleAlert } from 'lucide-react'
import { plural } from '../../../components/text'
import type { BatchRun } from '../../../store/batch/batch'
import styles from './Compare.module.css'

interface FailuresProps {
  runs: readonly BatchRun[]
  unit: string
  nameOf(run: BatchRun): string
  onOpen(run: BatchRun): void
}

/** The failed runs, grouped by cause. */
export function Failures({ runs, unit, nameOf, onOpen }: FailuresProps) {
  const causes = new Map<string, BatchRun[]>()
  for (const run of runs) {
    if (run.status === 'failed' && run.problem) causes.set(run.problem, [...(causes.get(run.problem) ?? []), run])
  }
  if (causes.size === 0) return null
  return (
    <section aria-label="Failed" className={styles.failures}>
      {[...causes].map(([problem, failed]) => (
        <div key={problem}>
          <p>
            <TriangleAlert size={18} aria-hidden />
            <strong>{plural(failed.length, unit)} failed.</strong> {problem}
          </p>
          <p className={styles.openers}>
            {failed.slice(0, 12).map(run => (
              <button key={`${run.row}.${run.place}`} type="button" onClick={() => onOpen(run)}>
                Look at {nameOf(run)}
              </button>
            ))}
          </p>
        </div>
      ))}
    </section>
  )
}

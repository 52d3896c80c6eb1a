import { TriangleAlert } from 'lucide-react'
import type { WallRun } from '../../store/wall/wall'
import { plural } from '../xray/amounts'
import styles from './Compare.module.css'

interface FailuresProps {
  runs: readonly WallRun[]
  unit: string
  nameOf(run: WallRun): string
  onOpen(run: WallRun): void
}

/** The failed runs, grouped by cause. */
export function Failures({ runs, unit, nameOf, onOpen }: FailuresProps) {
  const causes = new Map<string, WallRun[]>()
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

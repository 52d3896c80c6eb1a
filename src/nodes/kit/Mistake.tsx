import { TriangleAlert } from 'lucide-react'
import styles from './result.module.css'
import type { ToolResult } from './tool-results'

interface MistakeProps {
  result: ToolResult
  /** A later call was right: the mistake is history, folded to one line. */
  mended?: boolean
  /** How many equal ones it stands for. */
  count?: number
}

/** A result that fits no schema: what was wrong with it, and what came. */
export function Mistake({ result, mended = false, count = 1 }: MistakeProps) {
  const { problems, came } = result.mistake ?? { problems: [result.content], came: result.data }
  const details = (
    <>
      <ul className={styles.problems}>
        {[...new Set(problems)].map(problem => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <details>
        <summary>What came</summary>
        <pre className={styles.json}>{JSON.stringify(came, null, 2)}</pre>
      </details>
    </>
  )
  if (mended) {
    return (
      <details className={styles.mended}>
        <summary>{count > 1 ? `${count} equal mistakes` : 'A mistake'}, mended since</summary>
        <div>{details}</div>
      </details>
    )
  }
  return (
    <div className={styles.mistake}>
      <h4 className={styles.mistakeTitle}>
        <TriangleAlert size={18} aria-hidden />
        The model’s mistake{count > 1 && `, ${count} times`}
      </h4>
      {details}
    </div>
  )
}

/** A call that was right but could not be done: refused, or failed on the way. */
export function ToolFailure({ result, count = 1 }: { result: ToolResult; count?: number }) {
  return (
    <p className={styles.failure}>
      <TriangleAlert size={18} aria-hidden />
      <span>
        {result.content}
        {count > 1 && ` (${count} times)`}
      </span>
    </p>
  )
}

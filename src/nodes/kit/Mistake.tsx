import { TriangleAlert } from 'lucide-react'
import type { RunEventOf } from '../../engine/events'
import styles from './result.module.css'

type ToolResult = RunEventOf<'tool-result'>

interface MistakeProps {
  result: ToolResult
  /** A later call was right: the mistake is history, folded to one line. */
  mended?: boolean
}

/** A result that fits no schema: what was wrong with it, and what came. */
export function Mistake({ result, mended = false }: MistakeProps) {
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
        <summary>A mistake, mended since</summary>
        <div>{details}</div>
      </details>
    )
  }
  return (
    <div className={styles.mistake}>
      <h4 className={styles.mistakeTitle}>
        <TriangleAlert size={18} aria-hidden />
        The model’s mistake
      </h4>
      {details}
    </div>
  )
}

/** A call that was right but could not be done: refused, or failed on the way. */
export function ToolFailure({ result }: { result: ToolResult }) {
  return (
    <p className={styles.failure}>
      <TriangleAlert size={18} aria-hidden />
      <span>{result.content}</span>
    </p>
  )
}

import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  title: string
  /** How many things are inside; shown when there are any. */
  count?: number
  help?: string
  children: ReactNode
}

/** Settings that most cards never need, behind one line. */
export function Fold({ title, count = 0, help, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        {count > 0 && <span className={styles.count}> {count}</span>}
      </summary>
      <div className={styles.inside}>
        {help && <p className={styles.help}>{help}</p>}
        {children}
      </div>
    </details>
  )
}

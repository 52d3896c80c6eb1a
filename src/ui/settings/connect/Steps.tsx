import type { ReactNode } from 'react'
import styles from './Connect.module.css'

/** Numbered setup steps. */
export function Steps({ children }: { children: readonly ReactNode[] }) {
  return (
    <ol className={styles.steps}>
      {children.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are written down and never change places.
        <li key={index}>{step}</li>
      ))}
    </ol>
  )
}

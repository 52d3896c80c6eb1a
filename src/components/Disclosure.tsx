import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface DisclosureProps {
  title: string
  /** Number of items inside; shown when there are any. */
  count?: number
  help?: string
  children: ReactNode
}

/** Rarely used settings, in a collapsible section. */
export function Disclosure({ title, count = 0, help, children }: DisclosureProps) {
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

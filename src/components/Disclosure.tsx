import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './disclosure.module.css'
import layout from './layout.module.css'

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
        {count > 0 && <span className={classNames(layout.soft, layout.figures)}> {count}</span>}
      </summary>
      <div className={classNames(layout.stack4, styles.inside)}>
        {help && <p className={layout.hint}>{help}</p>}
        {children}
      </div>
    </details>
  )
}

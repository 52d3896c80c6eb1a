import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Paper.module.css'

/**
 * A paper as a preview, and its printed copy, which is beside the page: the page is hidden in print, since dialogs break
 * badly across pages.
 */
export function Paper({ label, children }: { label?: string; children: ReactNode }) {
  const Preview = label === undefined ? 'div' : 'section'
  return (
    <>
      <Preview aria-label={label} className={styles.preview}>
        {children}
      </Preview>
      <Printed>{children}</Printed>
    </>
  )
}

/** What is printed in place of the page. */
export const Printed = ({ children }: { children: ReactNode }) =>
  createPortal(<div className={styles.printed}>{children}</div>, document.body)

import type { ReactNode } from 'react'
import styles from './result.module.css'

/** The group that every output's result lives in. Its text says the result to those who cannot see it. */
export function Result({ children, caption }: { children: ReactNode; caption?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div role="group" aria-label="Result" className={styles.result}>
      {caption && <p className={styles.caption}>{caption}</p>}
      {children}
    </div>
  )
}

/** Text for assistive tech alone, where the eye already has it. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>
}

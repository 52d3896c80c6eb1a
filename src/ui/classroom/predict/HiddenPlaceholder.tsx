import { EyeClosed } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Predict.module.css'

/** The placeholder of a hidden result. */
export function HiddenPlaceholder({ children }: { children: ReactNode }) {
  return (
    <div className={styles.curtain}>
      <EyeClosed size={28} strokeWidth={1.5} aria-hidden />
      <p>{children}</p>
    </div>
  )
}

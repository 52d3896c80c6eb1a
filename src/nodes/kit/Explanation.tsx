import styles from './result.module.css'

/** The model's explanation of its choice, as plain text. */
export function Explanation({ children }: { children: string | undefined }) {
  if (!children?.trim()) return null
  return <p className={styles.explanation}>{children}</p>
}

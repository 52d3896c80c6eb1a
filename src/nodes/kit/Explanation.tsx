import styles from './result.module.css'

/** Why the model chose what it chose, in its own words, as plain text. */
export function Explanation({ children }: { children: string | undefined }) {
  if (!children?.trim()) return null
  return <p className={styles.explanation}>{children}</p>
}

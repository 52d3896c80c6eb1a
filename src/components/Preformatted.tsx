import styles from './payload.module.css'

/** Preformatted output of a program. */
export function Preformatted({ text }: { text: string }) {
  return (
    <pre dir="auto" translate="no" className={styles.payload}>
      {text}
    </pre>
  )
}

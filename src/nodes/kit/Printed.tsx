import styles from './payload.module.css'

/** Text exactly as a program printed it. */
export function Printed({ text }: { text: string }) {
  return <pre className={styles.payload}>{text}</pre>
}

import styles from './payload.module.css'

/** What goes out or comes back, for reading: JSON is laid out, other text stays as it is. */
export function Payload({ value }: { value: unknown }) {
  return <pre className={styles.payload}>{printed(value)}</pre>
}

function printed(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2) ?? ''
  try {
    return JSON.stringify(JSON.parse(value), null, 2)
  } catch {
    return value
  }
}

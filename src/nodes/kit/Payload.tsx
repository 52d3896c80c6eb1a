import styles from './payload.module.css'
import { printJson } from './print-json'

/** What goes out or comes back, for reading: JSON is laid out, other text stays as it is. */
export function Payload({ value }: { value: unknown }) {
  return <pre className={styles.payload}>{typeof value === 'string' ? printed(value) : printJson(value)}</pre>
}

function printed(text: string): string {
  try {
    return printJson(JSON.parse(text))
  } catch {
    return text
  }
}

import type { Node } from '../../engine/document'
import styles from './Note.module.css'

/** The inside of a card whose type this page does not have: its data, kept as it came. */
export default function UnknownBody({ node }: { node: Node }) {
  return (
    <details className={styles.said}>
      <summary>Its data</summary>
      <pre>{JSON.stringify(node.config, null, 2)}</pre>
    </details>
  )
}

import type { Node } from '../../engine/document'
import styles from './Note.module.css'

/** The inside of a card whose type this page does not have: what it is, and its data, kept. */
export function UnknownBody({ node }: { node: Node }) {
  return (
    <div className={styles.note} data-tone="quiet">
      <p>
        There is no card of the type <code>{node.type}</code> here. It does nothing, and keeps its data.
      </p>
      <details className={styles.said}>
        <summary>Its data</summary>
        <pre>{JSON.stringify(node.config, null, 2)}</pre>
      </details>
    </div>
  )
}

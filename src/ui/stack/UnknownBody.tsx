import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import type { Node } from '../../model/document'
import styles from '../parts/Note.module.css'

/** The content of a card of unknown type: its data, unchanged. */
export function UnknownBody({ node }: { node: Node }) {
  return (
    <details className={classNames(layout.hint, styles.said)}>
      <summary>{t('Its data')}</summary>
      <pre>{JSON.stringify(node.config, null, 2)}</pre>
    </details>
  )
}

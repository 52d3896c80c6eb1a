import { Lock } from 'lucide-react'
import type { Node } from '../../../engine/model/document'
import { activeMessages, t } from '../../../language/active'
import { isLocked, lockedFields } from '../../../store/document/locks'
import styles from './Locks.module.css'
import { fieldLabel } from './lockable'

/** The lock icon of a card, with a list of what is locked. */
export default function LockMark({ node }: { node: Node }) {
  const words = isLocked(node)
    ? t('Locked: this card stays as it is.')
    : t('Locked: {fields}. The rest is open.', {
        fields: activeMessages().list(lockedFields(node.locked).map(fieldLabel)),
      })
  return (
    <span className={styles.mark} title={words}>
      <Lock size={15} aria-hidden />
      <span className="unseen">{words}</span>
    </span>
  )
}

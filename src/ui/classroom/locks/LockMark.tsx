import { Lock } from 'lucide-react'
import { andList } from '../../../components/text'
import type { Node } from '../../../engine/model/document'
import { isLocked, lockedFields } from '../../../store/document/locks'
import styles from './Locks.module.css'
import { fieldLabel } from './lockable'

/** The lock icon of a card, with a list of what is locked. */
export default function LockMark({ node }: { node: Node }) {
  const words = isLocked(node)
    ? 'Locked: this card stays as it is.'
    : `Locked: ${andList(lockedFields(node.locked).map(fieldLabel))}. The rest is open.`
  return (
    <span className={styles.mark} title={words}>
      <Lock size={15} aria-hidden />
      <span className="unseen">{words}</span>
    </span>
  )
}

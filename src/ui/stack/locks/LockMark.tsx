import { Lock } from 'lucide-react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { activeMessages, localize, t } from '../../../language/active'
import { fieldName } from '../../../lessons/field-name'
import type { Node } from '../../../model/document'
import { isLocked, lockedFields } from '../../../store/document/locks'
import { useApp } from '../../page/app-context'
import styles from './Locks.module.css'

/** The lock icon of a card, with a list of what is locked. */
export function LockMark({ node }: { node: Node }) {
  const type = useApp().nodeTypes.get(node.type)
  const words = isLocked(node)
    ? t('Locked: this card stays as it is.')
    : t('Locked: {fields}. The rest is open.', {
        fields: activeMessages().list(lockedFields(node.locked).map(field => localize(fieldName(field, type)))),
      })
  return (
    <span className={classNames(layout.stack, layout.fixed, layout.soft, styles.mark)} title={words}>
      <Lock size={15} aria-hidden />
      <span className="unseen">{words}</span>
    </span>
  )
}

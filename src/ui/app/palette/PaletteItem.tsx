import { useDraggable } from '@dnd-kit/core'
import { memo, useId } from 'react'
import { useLanguage } from '../../../components/use-language'
import { localize } from '../../../language/active'
import type { NodeType } from '../../../model/node-type'
import { useActions } from '../../stack/actions-context'
import headStyles from '../../stack/CardHead.module.css'
import type { Dragged } from '../../stack/dnd/drag'
import { TypeIcon } from '../../stack/TypeIcon'
import styles from './Palette.module.css'

/** A node type to add: by press, or by dragging it to its position. */
export const PaletteItem = memo(function PaletteItem({ type, isFirst }: { type: NodeType; isFirst: boolean }) {
  useLanguage()
  const actions = useActions()
  const id = useId()
  const data: Dragged = { kind: 'type', type: type.type, label: localize(type.name) }
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `type ${type.type}`, data })

  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.item}
      tabIndex={isFirst ? 0 : -1}
      data-family={type.family}
      data-dragging={isDragging || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-summary`}
      onClick={() => actions.add({ type: type.type })}
      {...listeners}
      // Space and Enter press the button; arrow keys move the card once it is in the stack.
      onKeyDown={undefined}
    >
      <span className={headStyles.tile}>
        <TypeIcon type={type.type} />
      </span>
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name}>
          {localize(type.name)}
        </span>
        <span id={`${id}-summary`} className={styles.summary}>
          {localize(type.summary)}
        </span>
      </span>
    </button>
  )
})

import { useDraggable } from '@dnd-kit/core'
import { memo, useId } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import tiles from '../../../components/tiles.module.css'
import { useLanguage } from '../../../components/use-language'
import { useTip } from '../../../components/use-tip'
import { localize } from '../../../language/active'
import type { NodeType } from '../../../model/node-type'
import { useActions } from '../../page/edits/card-actions'
import type { Dragged } from '../../page/edits/drag'
import { TypeIcon } from '../../parts/TypeIcon'
import headStyles from '../../stack/CardHead.module.css'
import styles from './Palette.module.css'

interface PaletteItemProps {
  type: NodeType
  /** Whether the palette is entered here by the keyboard. */
  isFirst?: boolean | undefined
  /** Whether its sentence is beside it; else it shows on hover and focus. */
  isExplained?: boolean | undefined
}

/** A node type to add: by press, or by dragging it to its position. */
export const PaletteItem = memo(function PaletteItem({ type, isFirst, isExplained }: PaletteItemProps) {
  useLanguage()
  const actions = useActions()
  const id = useId()
  const data: Dragged = { kind: 'type', type: type.type, label: localize(type.name) }
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `type ${type.type}`, data })
  const { anchor, tip } = useTip<HTMLButtonElement>()

  return (
    <>
      <button
        ref={setNodeRef}
        type="button"
        className={classNames(layout.row3, styles.item)}
        tabIndex={isFirst ? 0 : -1}
        data-family={type.family}
        data-dragging={isDragging || undefined}
        aria-labelledby={`${id}-name`}
        onClick={() => actions.add({ type: type.type })}
        {...listeners}
        // Space and Enter press the button; arrow keys move the card once it is in the stack.
        onKeyDown={undefined}
        {...(isExplained ? { 'aria-describedby': `${id}-summary` } : anchor)}
      >
        <span className={classNames(tiles.icon, headStyles.icon)}>
          <TypeIcon type={type.type} />
        </span>
        <span className={classNames(layout.stack, styles.words)}>
          <span id={`${id}-name`} className={layout.semibold}>
            {localize(type.name)}
          </span>
          {isExplained && (
            <span id={`${id}-summary`} className={classNames(layout.tiny, layout.soft)}>
              {localize(type.summary)}
            </span>
          )}
        </span>
      </button>
      {!isExplained && <span {...tip}>{localize(type.summary)}</span>}
    </>
  )
})

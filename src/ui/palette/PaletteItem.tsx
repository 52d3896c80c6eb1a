import { useDraggable } from '@dnd-kit/core'
import { Suspense, useId } from 'react'
import type { NodeType } from '../../engine/node-type'
import type { Dragged } from '../dnd/drag-data'
import { useActions } from '../stack/actions-context'
import { TypeIcon } from '../stack/TypeIcon'
import styles from './Palette.module.css'

/** A type that can be added: by a press, or by dragging it to its place. */
export function PaletteItem({ type }: { type: NodeType }) {
  const actions = useActions()
  const id = useId()
  const { setNodeRef, listeners } = useDraggable({
    id: `type ${type.type}`,
    data: { kind: 'type', type: type.type, label: type.name } satisfies Dragged,
  })
  // Space and Enter press the button; the arrow keys of the stack move the card once it is there.
  const { onKeyDown: _, ...pointerListeners } = listeners ?? {}

  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.item}
      data-family={type.family}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-summary`}
      onClick={() => actions.add({ type: type.type })}
      {...pointerListeners}
    >
      <span className={styles.tile}>
        <Suspense>
          <TypeIcon type={type.type} />
        </Suspense>
      </span>
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name}>
          {type.name}
        </span>
        <span id={`${id}-summary`} className={styles.summary}>
          {type.summary}
        </span>
      </span>
    </button>
  )
}

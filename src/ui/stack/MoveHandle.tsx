import { GripVertical } from 'lucide-react'
import { useRef } from 'react'
import { useStore } from 'zustand'
import styles from './CardHead.module.css'
import { useDragStore } from './dnd/drag-store'
import { MOVE_HELP_ID } from './dnd/MoveHelp'
import { useDragSource } from './dnd/use-drag'

interface MoveHandleProps {
  nodeId: string
  pipelineId: string
  index: number
  count: number
  name: string
}

/** The handle that moves a card: by mouse, by touch, or with space and the arrow keys. */
export function MoveHandle({ nodeId, pipelineId, index, count, name }: MoveHandleProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const handlers = useDragSource(`card ${nodeId}`, ref, { kind: 'card', nodeId, pipelineId, index, label: name }, true)
  const isDragged = useStore(useDragStore(), ({ dragged }) => dragged?.kind === 'card' && dragged.nodeId === nodeId)
  return (
    <button
      ref={ref}
      type="button"
      className={styles.handle}
      aria-label={`Move ${name}`}
      aria-describedby={MOVE_HELP_ID}
      title={`Move. Place ${index + 1} of ${count}`}
      data-move
      tabIndex={-1}
      data-dragging={isDragged || undefined}
      {...handlers}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  )
}

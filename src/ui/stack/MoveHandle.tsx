import { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { MOVE_HELP_ID } from '../dnd/DragRoom'
import type { Dragged } from '../dnd/drag-data'
import styles from './CardHead.module.css'

interface MoveHandleProps {
  nodeId: string
  pipelineId: string
  index: number
  count: number
  name: string
}

/** The grip by which a card is moved: by mouse, by finger, or by space and the arrow keys. */
export function MoveHandle({ nodeId, pipelineId, index, count, name }: MoveHandleProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `card ${nodeId}`,
    data: { kind: 'card', nodeId, pipelineId, index, label: name } satisfies Dragged,
  })
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.handle}
      aria-label={`Move ${name}`}
      aria-describedby={MOVE_HELP_ID}
      title={`Move. Place ${index + 1} of ${count}`}
      data-move
      data-dragging={isDragging || undefined}
      {...listeners}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  )
}

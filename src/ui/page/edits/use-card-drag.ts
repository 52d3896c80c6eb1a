import { useDroppable } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { createContext, type KeyboardEvent, useMemo } from 'react'
import { accepts, type Dragged, draggedOf } from './drag'

/** Element id of the instructions for moving a card by keyboard. */
export const MOVE_HELP_ID = 'move-help'

/** Cards differ in height and share rows: the grid itself shows the order after a drop, and no strategy guesses it. */
const byGrid = () => null

/** Makes a card sortable: `ref` and `style` are for its place in the stack, `handle` is for its handle. */
export function useCardDrag(card: Extract<Dragged, { kind: 'card' }>, isLocked: boolean) {
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging, transform, transition } = useSortable({
    id: card.nodeId,
    data: card,
    disabled: { draggable: isLocked },
    strategy: byGrid,
    animateLayoutChanges: ({ isDragging, isSorting, wasDragging }) => !isDragging && (isSorting || wasDragging),
  })
  const handle = useMemo(
    () => ({
      ...listeners,
      ref: setActivatorNodeRef,
      'data-dragging': isDragging || undefined,
      // With Ctrl or Cmd a key is a shortcut and does not start a drag.
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.ctrlKey && !event.metaKey) listeners?.onKeyDown?.(event)
      },
    }),
    [listeners, setActivatorNodeRef, isDragging],
  )
  const style = { transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }
  return { ref: setNodeRef, style, isDragging, handle }
}

/** The handle's part of `useCardDrag`. */
export const HandleContext = createContext<ReturnType<typeof useCardDrag>['handle'] | null>(null)

/** Makes a pipeline's tab or vertex a drop target. `where` distinguishes targets of the same pipeline. */
export function usePipelineTarget(pipelineId: string, label: string, where: string) {
  const { setNodeRef, active, isOver } = useDroppable({ id: `${where} ${pipelineId}`, data: { pipelineId, label } })
  const isOpen = accepts(draggedOf(active), pipelineId)
  return { ref: setNodeRef, isOpen, isOver: isOpen && isOver }
}

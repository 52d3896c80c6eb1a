import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { accepts, type Dragged, type DropTarget, isPipelineTarget } from './drag-data'
import { type DragListener, useDragStore } from './drag-store'

/** Makes an element draggable. Returns the handlers for it; `keys` includes those for the keyboard. */
export function useDragSource(id: string, ref: RefObject<HTMLElement | null>, dragged: Dragged, keys: boolean) {
  const desk = useDragStore()
  // A new object on each render; compared by value.
  const said = JSON.stringify(dragged)
  useLayoutEffect(() => {
    const node = ref.current
    return node ? desk.addSource({ id, node, data: JSON.parse(said) as Dragged }) : undefined
  }, [desk, id, ref, said])

  return useMemo(() => {
    const on = (listener: DragListener) => (event: SyntheticEvent) => desk.hand(id, listener, event)
    const onKeyDown = on('onKeyDown')
    return {
      onMouseDown: on('onMouseDown'),
      onTouchStart: on('onTouchStart'),
      // With Ctrl or Cmd a key is a shortcut and does not start a drag.
      ...(keys && {
        onKeyDown: (event: KeyboardEvent) => {
          if (!event.ctrlKey && !event.metaKey) onKeyDown(event)
        },
      }),
    }
  }, [desk, id, keys])
}

/**
 * Makes an element a drop target. Returns whether it accepts the dragged item, and whether the item is over it. `where`
 * distinguishes targets of the same pipeline.
 */
export function useDropTarget(ref: RefObject<HTMLElement | null>, goal: DropTarget, where = '') {
  const desk = useDragStore()
  const id = `goal ${goal.pipelineId} ${isPipelineTarget(goal) ? where : goal.index}`
  // A new object on each render; compared by value.
  const said = JSON.stringify(goal)
  useLayoutEffect(() => {
    const node = ref.current
    return node ? desk.addGoal({ id, node, data: JSON.parse(said) as DropTarget }) : undefined
  }, [desk, id, ref, said])

  const isOpen = useStore(desk, ({ dragged }) => dragged !== null && accepts(dragged, goal))
  const isOver = useStore(desk, ({ overGoal }) => overGoal === id)
  return { isOpen, isOver: isOpen && isOver }
}

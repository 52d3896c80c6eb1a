import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { type Dragged, fits, type Goal, isDoor } from './drag-data'
import { type DragListener, useDragStore } from './drag-store'

/** Makes an element a thing that can be dragged. Gives the handlers to put on it; `keys` for those of the keyboard too. */
export function useDragSource(id: string, ref: RefObject<HTMLElement | null>, dragged: Dragged, keys: boolean) {
  const desk = useDragStore()
  // A new object on each drawing; what it says is what counts.
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
      // With Ctrl or Cmd a key is a shortcut of the page, and picks nothing up.
      ...(keys && {
        onKeyDown: (event: KeyboardEvent) => {
          if (!event.ctrlKey && !event.metaKey) onKeyDown(event)
        },
      }),
    }
  }, [desk, id, keys])
}

/**
 * Makes an element a place to drop something. Tells whether it would take what is dragged now, and whether that would
 * fall into it. `where` sets doors into the same pipeline apart.
 */
export function useDropGoal(ref: RefObject<HTMLElement | null>, goal: Goal, where = '') {
  const desk = useDragStore()
  const id = `goal ${goal.pipelineId} ${isDoor(goal) ? where : goal.index}`
  // A new object on each drawing; what it says is what counts.
  const said = JSON.stringify(goal)
  useLayoutEffect(() => {
    const node = ref.current
    return node ? desk.addGoal({ id, node, data: JSON.parse(said) as Goal }) : undefined
  }, [desk, id, ref, said])

  const isOpen = useStore(desk, ({ dragged }) => dragged !== null && fits(dragged, goal))
  const isOver = useStore(desk, ({ overGoal }) => overGoal === id)
  return { isOpen, isOver: isOpen && isOver }
}

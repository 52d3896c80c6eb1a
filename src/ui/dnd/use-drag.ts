import { type RefObject, type SyntheticEvent, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { type Dragged, fits, type Slot } from './drag-data'
import { type DragListener, useDragDesk } from './drag-desk'

/** Makes an element a thing that can be dragged. Gives the handlers to put on it; `keys` for those of the keyboard too. */
export function useDragSource(id: string, ref: RefObject<HTMLElement | null>, dragged: Dragged, keys: boolean) {
  const desk = useDragDesk()
  // A new object on each drawing; what it says is what counts.
  const said = JSON.stringify(dragged)
  useLayoutEffect(() => {
    const node = ref.current
    return node ? desk.addSource({ id, node, data: JSON.parse(said) as Dragged }) : undefined
  }, [desk, id, ref, said])

  return useMemo(() => {
    const on = (listener: DragListener) => (event: SyntheticEvent) => desk.hand(id, listener, event)
    return {
      onMouseDown: on('onMouseDown'),
      onTouchStart: on('onTouchStart'),
      ...(keys && { onKeyDown: on('onKeyDown') }),
    }
  }, [desk, id, keys])
}

/** Makes an element a slot. Tells whether it would take what is dragged now, and whether that would fall into it. */
export function useDropSlot(ref: RefObject<HTMLElement | null>, { pipelineId, index, count }: Slot) {
  const desk = useDragDesk()
  const id = `slot ${pipelineId} ${index}`
  useLayoutEffect(() => {
    const node = ref.current
    return node ? desk.addSlot({ id, node, data: { pipelineId, index, count } }) : undefined
  }, [desk, id, ref, pipelineId, index, count])

  const isOpen = useStore(desk, ({ dragged }) => dragged !== null && fits(dragged, { pipelineId, index, count }))
  const isOver = useStore(desk, ({ overSlot }) => overSlot === id)
  return { isOpen, isOver: isOpen && isOver }
}

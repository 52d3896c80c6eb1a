import {
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { memo, useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useScreen } from '../screen'
import { useActions } from '../stack/actions-context'
import { announcements } from './announcements'
import styles from './DragRoom.module.css'
import { type Dragged, draggedOf, indexAfterDrop, type Slot, slotOf } from './drag-data'
import { type DragListeners, type Registered, useDragDesk } from './drag-desk'
import { keySteps, nearestSlot } from './slots'

/** dnd-kit brings a live region of its own; it lives here, outside of the page, since ours does the speaking. */
const unspoken = document.createElement('div')

/**
 * The dragging: from the palette into the stack, and within the stack, by mouse, finger and keys. It stands beside what
 * is dragged, not around it, so that it can come late.
 */
export default function DragRoom() {
  const desk = useDragDesk()
  const actions = useActions()
  const screen = useScreen()
  const { dragged, sources, slots } = useStore(desk)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A short rest on the handle, so that a swipe still scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 140, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keySteps }),
  )
  const accessibility = useMemo(
    () => ({ container: unspoken, announcements: announcements(screen.announce) }),
    [screen],
  )

  const onDragStart = ({ active }: DragStartEvent) => desk.setState({ dragged: draggedOf(active) ?? null })
  const onDragOver = ({ over }: DragOverEvent) => desk.setState({ overSlot: over ? String(over.id) : null })
  const rest = () => desk.setState({ dragged: null, overSlot: null })
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    rest()
    const thing = draggedOf(active)
    const slot = slotOf(over)
    if (!thing || !slot) return
    const index = indexAfterDrop(thing, slot)
    if (thing.kind === 'type') actions.add({ type: thing.type, pipelineId: slot.pipelineId, index })
    else actions.move(thing.nodeId, index)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestSlot}
      accessibility={accessibility}
      onDragStart={onDragStart}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={rest}
    >
      {[...sources.values()].map(source => (
        <Source key={source.id} source={source} />
      ))}
      {[...slots.values()].map(slot => (
        <Gap key={slot.id} slot={slot} />
      ))}
      <DragOverlay dropAnimation={null}>{dragged && <div className={styles.ghost}>{dragged.label}</div>}</DragOverlay>
    </DndContext>
  )
}

/** Stands for a thing that can be dragged, and draws nothing. */
const Source = memo(function Source({ source: { id, node, data } }: { source: Registered<Dragged> }) {
  const desk = useDragDesk()
  const { setNodeRef, listeners } = useDraggable({ id, data })
  useLayoutEffect(() => setNodeRef(node), [setNodeRef, node])
  useLayoutEffect(() => desk.listen(id, (listeners ?? {}) as DragListeners), [desk, id, listeners])
  return null
})

/** Stands for a slot, and draws nothing. */
const Gap = memo(function Gap({ slot: { id, node, data } }: { slot: Registered<Slot> }) {
  const { setNodeRef } = useDroppable({ id, data })
  useLayoutEffect(() => setNodeRef(node), [setNodeRef, node])
  return null
})

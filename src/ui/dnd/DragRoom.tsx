import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useMemo, useState } from 'react'
import type { Screen } from '../screen'
import { type CardActions, placeOf } from '../stack/card-actions'
import styles from './DragRoom.module.css'
import { type Dragged, draggedOf, indexAfterDrop, slotOf } from './drag-data'
import { keySteps, nearestSlot } from './slots'

/** The element id of the words that tell how a card is moved by keys. */
export const MOVE_HELP_ID = 'move-help'

/** dnd-kit brings a live region of its own; it lives here, outside of the page, since ours does the speaking. */
const unspoken = document.createElement('div')

/** The room in which cards are dragged about: from the palette into the stack, and within the stack. */
export function DragRoom({ actions, screen, children }: { actions: CardActions; screen: Screen; children: ReactNode }) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A short rest on the handle, so that a swipe still scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 140, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keySteps }),
  )
  const accessibility = useMemo(() => ({ container: unspoken, announcements: spoken(screen) }), [screen])

  const onDragStart = ({ active }: DragStartEvent) => setDragged(draggedOf(active) ?? null)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null)
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
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <p id={MOVE_HELP_ID} hidden>
        Press space to pick it up, the arrow keys to move it, space again to put it down, and Escape to leave it where
        it was.
      </p>
      <DragOverlay dropAnimation={null}>{dragged && <div className={styles.ghost}>{dragged.label}</div>}</DragOverlay>
    </DndContext>
  )
}

function spoken(screen: Screen): Announcements {
  /** The place that was said last. */
  let place: number | undefined
  const say = (text: string) => {
    screen.announce(text)
    return undefined
  }
  return {
    onDragStart: ({ active }) => {
      const thing = draggedOf(active)
      place = undefined
      return say(
        `Picked up ${thing?.label}. The arrow keys move it, space puts it down, Escape leaves it where it was.`,
      )
    },
    onDragOver: ({ active, over }) => {
      const thing = draggedOf(active)
      const slot = slotOf(over)
      if (!thing || !slot) return undefined
      const index = indexAfterDrop(thing, slot)
      const count = thing.kind === 'card' ? slot.count : slot.count + 1
      // Being picked up is no move yet, and has just been said.
      const moved = place !== undefined || thing.kind !== 'card' || thing.index !== index
      if (!moved || place === index) return undefined
      place = index
      return say(`${thing.label}, to place ${placeOf(index, count)}`)
    },
    // What came of it is said by the action itself.
    onDragEnd: ({ over }) => (over ? undefined : say('Put back.')),
    onDragCancel: ({ active }) => say(`${draggedOf(active)?.label} stays where it was.`),
  }
}

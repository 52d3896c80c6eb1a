import type { DragCancelEvent, DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core'
import { placeOf } from '../stack/card-actions'
import { draggedOf, goalOf, indexAfterDrop, isDoor } from './drag-data'

/**
 * Says what goes on while something is dragged, with names and places. What came of it is said by the action itself.
 * dnd-kit's own announcements begin a moment after its dragging, and a key that is pressed early would not be heard.
 */
export function announcements(announce: (text: string) => void) {
  /** The place that was said last. */
  let place: number | string | undefined
  return {
    start({ active }: DragStartEvent) {
      place = undefined
      const name = draggedOf(active)?.label
      announce(`Picked up ${name}. The arrow keys move it, space puts it down, Escape leaves it where it was.`)
    },
    over({ active, over }: DragOverEvent) {
      const thing = draggedOf(active)
      const goal = goalOf(over)
      if (!thing || !goal) return
      if (isDoor(goal)) {
        if (place === goal.label) return
        place = goal.label
        announce(`${thing.label}, into ${goal.label}`)
        return
      }
      const index = indexAfterDrop(thing, goal)
      const count = thing.kind === 'card' ? goal.count : goal.count + 1
      // Being picked up is no move yet, and has just been said.
      const moved = place !== undefined || thing.kind !== 'card' || thing.index !== index
      if (!moved || place === index) return
      place = index
      announce(`${thing.label}, to place ${placeOf(index, count)}`)
    },
    end({ over }: DragEndEvent) {
      if (!over) announce('Put back.')
    },
    cancel({ active }: DragCancelEvent) {
      announce(`${draggedOf(active)?.label} stays where it was.`)
    },
  }
}

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
  let held: DragStartEvent | null = null
  return {
    start(event: DragStartEvent) {
      const { active, activatorEvent } = event
      place = undefined
      held = event
      const say = () => {
        if (held !== event) return
        const name = draggedOf(active)?.label
        announce(`Picked up ${name}. The arrow keys move it, space puts it down, Escape leaves it where it was.`)
      }
      // dnd-kit listens for keys from a timer that it starts after this, and who hears this may press one at once.
      if (activatorEvent instanceof KeyboardEvent) setTimeout(() => setTimeout(say))
      else say()
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
      held = null
      if (!over) announce('Put back.')
    },
    cancel({ active }: DragCancelEvent) {
      held = null
      announce(`${draggedOf(active)?.label} stays where it was.`)
    },
  }
}

import type { DragCancelEvent, DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core'
import { t } from '../../../language/active'
import { draggedOf, dropTargetOf, indexAfterDrop, isPipelineTarget } from './drag-data'

/**
 * Announces a drag in progress, with names and positions; the action announces the result. dnd-kit's own announcements
 * start too late for a key that is pressed early.
 */
export function announcements(announce: (text: string) => void) {
  /** The position that was announced last. */
  let place: number | string | undefined
  let held: DragStartEvent | null = null
  return {
    start(event: DragStartEvent) {
      const { active, activatorEvent } = event
      place = undefined
      held = event
      const say = () => {
        if (held !== event) return
        const card = draggedOf(active)?.label ?? ''
        announce(
          t('Picked up {card}. The arrow keys move it, space puts it down, Escape leaves it where it was.', { card }),
        )
      }
      // dnd-kit adds its key listener in a timer after this event, and the announcement may be answered by a key at
      // once.
      if (activatorEvent instanceof KeyboardEvent) setTimeout(() => setTimeout(say))
      else say()
    },
    over({ active, over }: DragOverEvent) {
      const thing = draggedOf(active)
      const goal = dropTargetOf(over)
      if (!thing || !goal) return
      if (isPipelineTarget(goal)) {
        if (place === goal.label) return
        place = goal.label
        announce(t('{card}, into {pipeline}', { card: thing.label, pipeline: goal.label }))
        return
      }
      const index = indexAfterDrop(thing, goal)
      const count = thing.kind === 'card' ? goal.count : goal.count + 1
      // The first event after the start is no move and was announced already.
      const moved = place !== undefined || thing.kind !== 'card' || thing.index !== index
      if (!moved || place === index) return
      place = index
      announce(t('{card}, to place {place, number} of {count, number}', { card: thing.label, place: index + 1, count }))
    },
    end({ over }: DragEndEvent) {
      held = null
      if (!over) announce(t('Put back.'))
    },
    cancel({ active }: DragCancelEvent) {
      held = null
      announce(t('{card} stays where it was.', { card: draggedOf(active)?.label ?? '' }))
    },
  }
}

import type { Announcements } from '@dnd-kit/core'
import { placeOf } from '../stack/card-actions'
import { draggedOf, goalOf, indexAfterDrop, isDoor } from './drag-data'

/** What is said while something is dragged, with names and places. What came of it is said by the action itself. */
export function announcements(announce: (text: string) => void): Announcements {
  /** The place that was said last. */
  let place: number | string | undefined
  const say = (text: string) => {
    announce(text)
    return undefined
  }
  return {
    onDragStart: ({ active }) => {
      place = undefined
      const name = draggedOf(active)?.label
      return say(`Picked up ${name}. The arrow keys move it, space puts it down, Escape leaves it where it was.`)
    },
    onDragOver: ({ active, over }) => {
      const thing = draggedOf(active)
      const goal = goalOf(over)
      if (!thing || !goal) return undefined
      if (isDoor(goal)) {
        if (place === goal.label) return undefined
        place = goal.label
        return say(`${thing.label}, into ${goal.label}`)
      }
      const index = indexAfterDrop(thing, goal)
      const count = thing.kind === 'card' ? goal.count : goal.count + 1
      // Being picked up is no move yet, and has just been said.
      const moved = place !== undefined || thing.kind !== 'card' || thing.index !== index
      if (!moved || place === index) return undefined
      place = index
      return say(`${thing.label}, to place ${placeOf(index, count)}`)
    },
    onDragEnd: ({ over }) => (over ? undefined : say('Put back.')),
    onDragCancel: ({ active }) => say(`${draggedOf(active)?.label} stays where it was.`),
  }
}

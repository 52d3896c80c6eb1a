import type { Active, ClientRect, CollisionDetection } from '@dnd-kit/core'
import { isRightToLeft } from '../../../components/reading-direction'
import { accepts, draggedOf, END_ID, goalOf, type StackGoal } from '../../page/edits/drag'

/** A card of the stack, or its end: an item can land before it and after it. */
interface Seat {
  index: number
  rect: ClientRect
}

/** How far beside the stack a type of the palette still lands in it, in pixels. */
const NEAR = 40

/**
 * Where the cards were when the drag began. What a pointer points at does not change as the cards move aside, so that
 * the gap does not flicker; these rectangles follow the scrolling.
 */
const homes = new WeakMap<Active, ReadonlyMap<string | number, ClientRect>>()

/**
 * Collision detection: the pipeline under the pointer, else the card that is nearest to it. `data.goal` is where the
 * item lands. The keyboard needs none.
 */
export const findGoal: CollisionDetection = ({ active, droppableContainers, droppableRects, pointerCoordinates }) => {
  const dragged = draggedOf(active)
  if (!dragged || !pointerCoordinates) return []
  if (!homes.has(active) && droppableRects.size > 0) homes.set(active, droppableRects)
  const seats: (Seat & { goal: StackGoal })[] = []
  for (const { id, data } of droppableContainers) {
    const rect = homes.get(active)?.get(id)
    const goal = goalOf({ data })
    if (!rect || !goal || id === active.id) continue
    if (goal.index !== undefined) {
      const isPast = dragged.kind === 'card' && goal.index > dragged.index
      seats.push({ rect, goal, index: isPast ? goal.index - 1 : goal.index })
    } else if (accepts(dragged, goal.pipelineId) && distanceTo(rect, pointerCoordinates) === 0) {
      return [{ id, data: { goal } }]
    }
  }
  const landing = landingAt(pointerCoordinates, seats, isRightToLeft())
  // Over the palette it lands nowhere.
  if (!landing || (dragged.kind === 'type' && landing.aside > NEAR)) return []
  const { seat, index } = landing
  // Nothing is after the end.
  const last = dragged.kind === 'card' ? seat.goal.count - 1 : seat.goal.count
  // The same target for all positions: dnd-kit renders all cards and the palette when it changes.
  return [{ id: END_ID, data: { goal: { ...seat.goal, index: Math.min(index, last) } } }]
}

/**
 * Where an item lands: before or after the card that is nearest to the pointer. A card that shares its row is divided
 * in reading direction, any other from top to bottom. `aside` is the distance beside the card.
 */
export function landingAt<Each extends Seat>(
  pointer: { x: number; y: number },
  seats: readonly Each[],
  isRightToLeft: boolean,
) {
  let best: { seat: Each; distance: number } | undefined
  let widest = 0
  for (const seat of seats) {
    widest = Math.max(widest, seat.rect.width)
    const distance = distanceTo(seat.rect, pointer)
    if (!best || distance < best.distance) best = { seat, distance }
  }
  if (!best) return undefined
  const { seat } = best
  const { left, top, width, height } = seat.rect
  const sharesRow = width < widest * 0.75
  const isInLeftHalf = pointer.x < left + width / 2
  const isAfter = sharesRow ? isInLeftHalf === isRightToLeft : pointer.y > top + height / 2
  const aside = Math.max(left - pointer.x, 0, pointer.x - (left + width))
  return { seat, index: seat.index + (isAfter ? 1 : 0), aside }
}

/** Distance from a point to a box; 0 inside. Horizontal distance counts half, since stacks are vertical. */
function distanceTo({ left, top, width, height }: ClientRect, { x, y }: { x: number; y: number }): number {
  return Math.hypot(Math.max(left - x, 0, x - (left + width)) / 2, Math.max(top - y, 0, y - (top + height)))
}

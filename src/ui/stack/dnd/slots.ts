import type { ClientRect, CollisionDetection, DroppableContainer, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { readingKey } from '../../../components/reading-direction'
import {
  accepts,
  type Dragged,
  draggedOf,
  dropTargetOf,
  indexAfterDrop,
  isPipelineTarget,
  type Slot,
} from './drag-data'

interface Point {
  x: number
  y: number
}

/**
 * Collision detection: the drop target under the pointer; else the slot nearest to the pointer, or, for keyboard drags,
 * to the center of the dragged item.
 */
export const nearestTarget: CollisionDetection = args => {
  const { pointerCoordinates: pointer } = args
  const from = pointer ?? middle(args.collisionRect)
  const dragged = draggedOf(args.active)
  let best: { container: DroppableContainer; distance: number } | undefined
  for (const container of args.droppableContainers) {
    const rect = args.droppableRects.get(container.id)
    const goal = dropTargetOf(container)
    if (!rect || !goal || (dragged && !accepts(dragged, goal))) continue
    const isOnPipeline = isPipelineTarget(goal)
    const distance = distanceTo(rect, from, isOnPipeline ? undefined : best?.distance)
    if (isOnPipeline && pointer && distance === 0) {
      best = { container, distance }
      break
    }
    if (!isOnPipeline && distance !== null) best = { container, distance }
  }
  return best ? [{ id: best.container.id, data: { droppableContainer: best.container, value: best.distance } }] : []
}

/** Arrow keys step through the targets in stack order, independent of the layout of cards. */
export const keySteps: KeyboardCoordinateGetter = (event, { context }) => {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[readingKey(event.code)]
  const dragged = draggedOf(context.active)
  // Nothing is measured yet at the start of a drag.
  const own = context.collisionRect ?? context.activeNode?.getBoundingClientRect()
  if (!step || !dragged || !own) return undefined
  event.preventDefault()

  const slots = context.droppableContainers
    .getEnabled()
    .flatMap(container => {
      const goal = dropTargetOf(container)
      const rect = context.droppableRects.get(container.id) ?? container.node.current?.getBoundingClientRect()
      return goal && !isPipelineTarget(goal) && rect && accepts(dragged, goal) ? [{ slot: goal, rect }] : []
    })
    .sort((a, b) => a.slot.index - b.slot.index)
  const over = dropTargetOf(context.over)
  const now = over && !isPipelineTarget(over) ? indexAfterDrop(dragged, over) : startOf(dragged)
  const next = step > 0 ? slots.find(isPast(dragged, now)) : slots.findLast(isBefore(dragged, now))
  if (!next) return undefined
  const target = middle(next.rect)
  return { x: target.x - own.width / 2, y: target.y - own.height / 2 }
}

const isPast = (dragged: Dragged, place: number) => (each: { slot: Slot }) => indexAfterDrop(dragged, each.slot) > place
const isBefore = (dragged: Dragged, place: number) => (each: { slot: Slot }) =>
  indexAfterDrop(dragged, each.slot) < place

function startOf(dragged: Dragged): number {
  return dragged.kind === 'card' ? dragged.index : 0
}

function middle(rect: ClientRect): Point {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
}

/**
 * Distance from a point to the nearest edge of a box; 0 inside, null when not nearer than `best`. Horizontal distance
 * counts half, since stacks are vertical. Reading an edge of a dnd-kit rectangle queries every scrollable ancestor:
 * with hundreds of boxes, that is most of the cost of a drag.
 */
function distanceTo(rect: ClientRect, { x, y }: Point, best = Number.POSITIVE_INFINITY): number | null {
  const { width, height, top } = rect
  const along = Math.max(top - y, 0, y - (top + height))
  if (along >= best) return null
  const { left } = rect
  const aside = Math.max(left - x, 0, x - (left + width))
  const distance = Math.hypot(aside / 2, along)
  return distance < best ? distance : null
}

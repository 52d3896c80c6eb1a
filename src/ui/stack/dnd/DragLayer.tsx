import {
  DndContext,
  type DragCancelEvent,
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
import { useApp } from '../../app/app-context'
import { useScreen } from '../../app/screen'
import { useFlowActions } from '../../graph/flow/flow-actions'
import { useActions } from '../actions-context'
import { manyActions } from '../select/many-actions'
import { announcements } from './announcements'
import styles from './DragLayer.module.css'
import { type Dragged, type DropTarget, draggedOf, dropTargetOf, indexAfterDrop, isPipelineTarget } from './drag-data'
import { type DragListeners, type Registered, useDragStore } from './drag-store'
import { keySteps, nearestTarget } from './slots'

/**
 * dnd-kit adds a live region of its own. It is kept outside of the page and stays empty: announcements use the page's
 * live region.
 */
const accessibility = {
  container: document.createElement('div'),
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
}

function nothing() {
  return undefined
}

/**
 * The dnd-kit context for the palette, the stack and other pipelines, with mouse, touch and keyboard sensors. It is a
 * sibling of the draggable elements, so that it can load lazily.
 */
export function DragLayer() {
  const desk = useDragStore()
  const actions = useActions()
  const flow = useFlowActions()
  const screen = useScreen()
  const app = useApp()
  const many = useMemo(() => manyActions(app, screen), [app, screen])
  const { dragged, sources, goals } = useStore(desk)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A long press on the handle, so that a swipe still scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 140, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keySteps }),
  )
  const spoken = useMemo(() => announcements(screen.announce), [screen])

  const onDragStart = (event: DragStartEvent) => {
    desk.setState({ dragged: draggedOf(event.active) ?? null })
    spoken.start(event)
  }
  const onDragOver = (event: DragOverEvent) => {
    desk.setState({ overGoal: event.over ? String(event.over.id) : null })
    spoken.over(event)
  }
  const rest = () => desk.setState({ dragged: null, overGoal: null })
  const onDragCancel = (event: DragCancelEvent) => {
    rest()
    spoken.cancel(event)
  }
  const onDragEnd = (event: DragEndEvent) => {
    const { active, over } = event
    rest()
    spoken.end(event)
    const thing = draggedOf(active)
    const goal = dropTargetOf(over)
    if (!thing || !goal) return
    const { pipelineId } = goal
    const at = isPipelineTarget(goal) ? {} : { index: indexAfterDrop(thing, goal) }
    if (thing.kind === 'type') {
      flow.choose(pipelineId)
      actions.add({ type: thing.type, pipelineId, ...at })
    } else if (at.index !== undefined && screen.getState().selected.includes(thing.nodeId)) {
      many.moveTo(isPipelineTarget(goal) ? 0 : goal.index)
    } else if (at.index === undefined) flow.send(thing.nodeId, thing.label, pipelineId)
    else actions.move(thing.nodeId, at.index)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestTarget}
      accessibility={accessibility}
      onDragStart={onDragStart}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={onDragCancel}
    >
      {[...sources.values()].map(source => (
        <Source key={source.id} source={source} />
      ))}
      {[...goals.values()].map(goal => (
        <Landing key={goal.id} goal={goal} />
      ))}
      <DragOverlay dropAnimation={null}>{dragged && <div className={styles.ghost}>{dragged.label}</div>}</DragOverlay>
    </DndContext>
  )
}

/** Registers a draggable with dnd-kit; renders nothing. */
const Source = memo(function Source({ source: { id, node, data } }: { source: Registered<Dragged> }) {
  const desk = useDragStore()
  const { setNodeRef, listeners } = useDraggable({ id, data })
  useLayoutEffect(() => setNodeRef(node), [setNodeRef, node])
  useLayoutEffect(() => desk.listen(id, (listeners ?? {}) as DragListeners), [desk, id, listeners])
  return null
})

/** Registers a drop target with dnd-kit; renders nothing. */
const Landing = memo(function Landing({ goal: { id, node, data } }: { goal: Registered<DropTarget> }) {
  const { setNodeRef } = useDroppable({ id, data })
  useLayoutEffect(() => setNodeRef(node), [setNodeRef, node])
  return null
})

import {
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  defaultDropAnimationSideEffects,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { isRightToLeft, readingKey } from '../../../components/reading-direction'
import { t } from '../../../language/active'
import { useActions } from '../../page/edits/card-actions'
import { draggedOf, dragStore, type Goal } from '../../page/edits/drag'
import { useFlowActions } from '../../page/edits/flow-actions'
import { useManyActions } from '../../page/edits/many-actions'
import { MOVE_HELP_ID } from '../../page/edits/use-card-drag'
import { type Screen, useScreen } from '../../page/screen'
import styles from './DragAndDrop.module.css'
import { findGoal } from './landing'
import { pictureOf } from './picture'

const byMouse = { activationConstraint: { distance: 5 } }
// A long press on the handle, so that a swipe still scrolls.
const byTouch = { activationConstraint: { delay: 140, tolerance: 8 } }

/** The page has a live region of its own; that of dnd-kit stays outside of the page. */
const accessibility = { container: document.createElement('div') }

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How a dropped card comes to rest. */
const settling = {
  duration: 240,
  easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  sideEffects: defaultDropAnimationSideEffects({
    className: { active: styles.landing ?? '', dragOverlay: styles.settling ?? '' },
  }),
}

/** Drag and drop for the palette, the stack and other pipelines: by mouse, touch and keyboard. */
export function DragAndDrop({ children }: { children: ReactNode }) {
  const actions = useActions()
  const flow = useFlowActions()
  const screen = useScreen()
  const many = useManyActions()
  const byKeyboard = useMemo(
    () => ({ coordinateGetter: keySteps(screen), scrollBehavior: 'instant' as const }),
    [screen],
  )
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byTouch),
    useSensor(KeyboardSensor, byKeyboard),
  )
  const [lifted, setLifted] = useState<{ picture: HTMLElement; count: number; isCard: boolean }>()

  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const dragged = draggedOf(active)
    const element = (activatorEvent.target as Element).closest<HTMLElement>('article, button')
    const card = element?.closest<HTMLElement>('article') ?? element
    if (!dragged || !card) return
    const { selected } = screen.getState()
    const isCard = dragged.kind === 'card'
    const count = isCard && selected.includes(dragged.nodeId) ? selected.length : 1
    setLifted({ picture: pictureOf(card), count, isCard })
    dragStore.setState({ dragged, goal: isCard ? dragged : null })
    const isLifted = () => dragStore.getState().dragged === dragged
    const announce = () =>
      screen.announce(
        t('Picked up {card}. The arrow keys move it, space puts it down, Escape leaves it where it was.', {
          card: dragged.label,
        }),
      )
    keepKeysUntilHeard(isLifted, announce)
  }
  const onDragMove = ({ activatorEvent, collisions }: DragMoveEvent) => {
    if (!(activatorEvent instanceof KeyboardEvent)) goTo(collisions?.[0]?.data?.goal ?? null, screen)
  }
  const putBack = () => {
    const { dragged } = dragStore.getState()
    rest()
    screen.announce(t('{card} stays where it was.', { card: dragged?.label ?? '' }))
  }
  const onDragEnd = () => {
    const { dragged, goal } = dragStore.getState()
    if (!dragged || !goal || (dragged.kind === 'card' && dragged.index === goal.index)) return putBack()
    rest()
    const { pipelineId, index } = goal
    if (dragged.kind === 'type') {
      flow.choose(pipelineId)
      actions.add({ type: dragged.type, pipelineId, ...(index !== undefined && { index }) })
    } else if (index === undefined) flow.send(dragged.nodeId, dragged.label, pipelineId)
    else if (screen.getState().selected.includes(dragged.nodeId)) many.moveTo(index < dragged.index ? index : index + 1)
    else actions.move(dragged.nodeId, index)
  }
  const picture = lifted?.picture
  const show = useCallback((box: HTMLElement | null) => void (picture && box?.replaceChildren(picture)), [picture])

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findGoal}
      accessibility={accessibility}
      onDragStart={onDragStart}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={putBack}
    >
      {children}
      <p id={MOVE_HELP_ID} hidden>
        {t(
          'Press space to pick it up, the arrow keys to move it, space again to put it down, and Escape to leave it where it was.',
        )}
      </p>
      <DragOverlay dropAnimation={lifted?.isCard && !isCalm() ? settling : null}>
        <div ref={show} className={styles.lifted} inert aria-hidden />
        {lifted && lifted.count > 1 && (
          <span className={classNames(layout.small, layout.semibold, styles.count)}>
            {t('{count, plural, one {# card} other {# cards}}', { count: lifted.count })}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/**
 * Keeps the keys that are pressed at once after a card was lifted, calls back once an arrow key moves the card, and then
 * hands over the keys, one after the other. The keyboard sensor adds its key listener in a timer that it sets after the
 * start of the drag, so keys that come before it would be lost, and the card would stay lifted.
 */
function keepKeysUntilHeard(isLifted: () => boolean, onHeard: () => void): void {
  const kept: KeyboardEvent[] = []
  const keep = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.push(event)
  }
  const listen = () => window.addEventListener('keydown', keep, true)
  const handOver = () => {
    window.removeEventListener('keydown', keep, true)
    const next = kept.shift()
    if (!next || !isLifted()) return
    document.dispatchEvent(new KeyboardEvent('keydown', next))
    listen()
    setTimeout(handOver)
  }
  listen()
  setTimeout(() =>
    setTimeout(() => {
      if (isLifted()) onHeard()
      handOver()
    }),
  )
}

function rest() {
  dragStore.setState({ dragged: null, goal: null })
}

/** Opens the gap, and announces where the item would land. */
function goTo(goal: Goal | null, screen: Screen) {
  const { dragged, goal: last } = dragStore.getState()
  if (!dragged || (goal?.pipelineId === last?.pipelineId && goal?.index === last?.index)) return
  dragStore.setState({ goal })
  if (!goal) return
  const card = dragged.label
  if (goal.index === undefined) screen.announce(t('{card}, into {pipeline}', { card, pipeline: goal.label }))
  else {
    const count = dragged.kind === 'card' ? goal.count : goal.count + 1
    const place = goal.index + 1
    screen.announce(t('{card}, to place {place, number} of {count, number}', { card, place, count }))
  }
}

/** An arrow key moves the gap by one position, also past a card in the same row; the lifted card follows it. */
function keySteps(screen: Screen): KeyboardCoordinateGetter {
  return (event, { context: { activeNode, collisionRect } }) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[readingKey(event.code)]
    const { goal } = dragStore.getState()
    if (!step || goal?.index === undefined || !activeNode) return undefined
    event.preventDefault()
    const index = goal.index + step
    if (index < 0 || index >= goal.count) return undefined
    flushSync(() => goTo({ ...goal, index }, screen))
    const { left, right, top } = activeNode.getBoundingClientRect()
    // In a row of its own the gap is wider than the lifted card.
    return { x: isRightToLeft() ? right - (collisionRect?.width ?? right - left) : left, y: top }
  }
}

import { readingKey } from '../../../components/reading-direction'
import type { NodeSnapshot } from '../../parts/snapshots/node-snapshots'

/** An action of a key in the projector. */
type ProjectorAction = 'next' | 'back' | 'first' | 'last' | 'step' | 'step-back'

/** Up and down scroll long texts. A presenter remote sends PageUp and PageDown. */
const actions: Record<string, ProjectorAction> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
  Home: 'first',
  End: 'last',
  ' ': 'step',
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const fields = 'input, textarea, select, canvas, [contenteditable], [role="slider"], [role="radio"]'

/** The action of a key press, if any: fields keep their keys, and buttons the space bar. Shift goes back a step. */
export function keyAction(
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  target: Pick<Element, 'closest'>,
): ProjectorAction | undefined {
  const action = actions[readingKey(key)]
  if (!action || ctrlKey || metaKey || altKey || target.closest(fields)) return undefined
  if (action !== 'step') return action
  if (target.closest('button, a, summary')) return undefined
  return shiftKey ? 'step-back' : 'step'
}

/** The initial card: the first of the selected pipeline. */
export function firstShown(nodes: readonly Pick<NodeSnapshot, 'pipeline'>[], pipelineId: string | null): number {
  return Math.max(
    0,
    nodes.findIndex(({ pipeline }) => pipeline.id === pipelineId),
  )
}

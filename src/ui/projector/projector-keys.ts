import type { ShownNode } from '../shown/shown-nodes'

/** What a key asks of the projector. */
export type ProjectorAction = 'next' | 'back' | 'first' | 'last' | 'step' | 'step-back'

/** Up and down are left to long texts. A presenter's remote sends PageUp and PageDown. */
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

/** What a key press means, if anything: a field keeps its keys, and a button its space bar. Shift takes a step back. */
export function keyAction(
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  target: Pick<Element, 'closest'>,
): ProjectorAction | undefined {
  const action = actions[key]
  if (!action || ctrlKey || metaKey || altKey || target.closest(fields)) return undefined
  if (action !== 'step') return action
  if (target.closest('button, a, summary')) return undefined
  return shiftKey ? 'step-back' : 'step'
}

/** Where the projector begins: with the first card of the pipeline that is open. */
export function firstShown(nodes: readonly Pick<ShownNode, 'pipeline'>[], pipelineId: string | null): number {
  return Math.max(
    0,
    nodes.findIndex(({ pipeline }) => pipeline.id === pipelineId),
  )
}

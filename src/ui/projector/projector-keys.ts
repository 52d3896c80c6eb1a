import type { ShownNode } from '../shown/shown-nodes'

/** What a key asks of the projector. */
export type ProjectorAction = 'next' | 'back' | 'first' | 'last' | 'step'

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

const fields = 'input, textarea, select, canvas, [contenteditable], [role="slider"], [role="radio"]'

/** What a key press means, if anything: a field keeps its keys, and a button its space bar. */
export function keyAction(
  { key, ctrlKey, metaKey, altKey }: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  target: Pick<Element, 'closest'>,
): ProjectorAction | undefined {
  const action = actions[key]
  if (!action || ctrlKey || metaKey || altKey || target.closest(fields)) return undefined
  return action === 'step' && target.closest('button, a, summary') ? undefined : action
}

/** Where the projector begins: with the first card of the pipeline that is open. */
export function firstShown(nodes: readonly Pick<ShownNode, 'pipeline'>[], pipelineId: string | null): number {
  return Math.max(
    0,
    nodes.findIndex(({ pipeline }) => pipeline.id === pipelineId),
  )
}

import { useStore } from 'zustand'
import type { NodeRun } from '../../../nodes/view'
import { idleNode } from '../../../store/run/run-state'
import { useApp } from '../app-context'

/**
 * A node's part of the run as its card shows it. For the engine a display is done when its tool was offered; for a
 * person, when a model had the chance to call it. A node that shows the reply of an inference has the status of the
 * inference.
 */
export function useNodeRun(nodeId: string, waitsForModel: boolean, replyFrom: string | null): NodeRun {
  const { runner } = useApp()
  const run = useStore(runner, state => state.run.nodes[replyFrom ?? nodeId] ?? idleNode)
  const waits = useStore(
    runner,
    ({ run: { status } }) => waitsForModel && (status === 'running' || status === 'waiting'),
  )
  if (replyFrom) return withoutError(run)
  return waits && run.status === 'done' && run.results.length === 0 ? stillWaiting(run) : run
}

/** The error belongs to the card of the inference only. */
function withoutError(run: NodeRun): NodeRun {
  if (!run.error) return run
  const { error: _, ...shown } = run
  return { ...shown, status: 'stopped' }
}

const waiting = new WeakMap<NodeRun, NodeRun>()

function stillWaiting(run: NodeRun): NodeRun {
  const known = waiting.get(run)
  if (known) return known
  const shown: NodeRun = { ...run, status: 'running' }
  waiting.set(run, shown)
  return shown
}

import type { Starter } from '../../content/starters'
import type { AppStores } from '../../store/app'
import type { RunState } from '../../store/run/run-state'

const known = new Map<string, Promise<RunState | null>>()
let queue: Promise<unknown> = Promise.resolve()

/** Results of starters for their previews: run on the demo one after the other, when idle. Null when that fails. */
export function resultsOf(starter: Starter, { host }: AppStores): Promise<RunState | null> {
  const earlier = known.get(starter.id)
  if (earlier) return earlier
  const result = queue.then(async () => {
    await aMoment()
    const [{ runOnDemo }, { loadNodeTypes }] = await Promise.all([
      import('../../store/run/demo-run'),
      import('../../store/document/node-types'),
    ])
    await loadNodeTypes()
    const { state } = await runOnDemo(starter, host)
    return state
  })
  const safe = result.catch(() => {
    // A failed load is retried next time.
    known.delete(starter.id)
    return null
  })
  queue = safe
  known.set(starter.id, safe)
  return safe
}

function aMoment(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve, 10)
  })
}

import type { Starter } from '../../documents/starters'
import type { App } from '../../store/app'
import type { RunState } from '../../store/run-state'

const known = new Map<string, Promise<RunState | null>>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * What comes of a starter on the demo model, for its picture: really run, one after the other, when the page has a
 * moment. Null where that cannot be had.
 */
export function resultsOf(starter: Starter, { host }: App): Promise<RunState | null> {
  const earlier = known.get(starter.id)
  if (earlier) return earlier
  const result = queue.then(async () => {
    await aMoment()
    const [{ runOnDemo }, { loadNodeTypes }] = await Promise.all([
      import('../../store/demo-run'),
      import('../../store/node-types'),
    ])
    await loadNodeTypes()
    const { state } = await runOnDemo(starter, host)
    return state
  })
  const safe = result.catch(() => {
    // What could not be fetched is asked for again the next time.
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

import type { RunEvent } from '../../model/events'
import type { Runner } from '../run/run'
import { factsOfRuns } from './facts'
import type { Counter } from './posthog'

/** Counts live runs from now on; replays and runs of before are not counted. Gives back how to stop. */
export function countRuns(
  runner: Pick<Runner, 'getState' | 'subscribe'>,
  counter: Pick<Counter, 'count'>,
  freshId: () => string,
): () => void {
  const factsOf = factsOfRuns(freshId)
  let seen: readonly RunEvent[] = runner.getState().events
  return runner.subscribe(({ live, events }) => {
    const isSameRun = events.length >= seen.length && events[0] === seen[0]
    const fresh = events.slice(isSameRun ? seen.length : 0)
    seen = events
    if (live) for (const event of fresh) factsOf(event).forEach(counter.count)
  })
}

/** A name for one run, of chance alone. `crypto.randomUUID` is not there on a page that came over plain http. */
export function traceId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

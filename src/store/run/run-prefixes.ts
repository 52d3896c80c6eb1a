import type { RunEvent } from '../../engine/model/events'
import { foldEvents } from './fold-run'
import { emptyRun, type RunState } from './run-state'

/** Events from one kept state to the next: few enough to fold again quickly, many enough to keep few states. */
const stride = 100

/**
 * The states that a run went through: gives the state after its first `count` events. Going on from where it was, or
 * back to anywhere, folds at most a hundred events, however long the run is.
 */
export function runPrefixes(events: readonly RunEvent[]): (count: number) => RunState {
  const kept: RunState[] = [emptyRun]
  let newest = { count: 0, state: emptyRun }

  /** The state after `place * stride` events, with all before it. */
  function keptAt(place: number): RunState {
    for (let next = kept.length; next <= place; next++) {
      const before = kept[next - 1] as RunState
      kept.push(foldEvents(before, events.slice((next - 1) * stride, next * stride)))
    }
    return kept[place] as RunState
  }

  return wanted => {
    const count = Math.min(Math.max(0, Math.floor(wanted)), events.length)
    const place = Math.floor(count / stride)
    const from =
      newest.count <= count && newest.count > place * stride ? newest : { count: place * stride, state: keptAt(place) }
    newest = { count, state: foldEvents(from.state, events.slice(from.count, count)) }
    return newest.state
  }
}

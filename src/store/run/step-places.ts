import type { RunEvent } from '../../model/events'
import { foldEvents } from './fold-run'
import type { RunnerState, StepPlace } from './run'
import { emptyRun } from './run-state'

/** Where a step waits before an event; null where none would. What was carried over was not waited for. */
function placeBefore(event: RunEvent | undefined): StepPlace | null {
  if (!event || (event.type !== 'node-start' && event.type !== 'request') || event.carried) return null
  return { kind: event.type === 'request' ? 'model-call' : 'node', nodeId: event.nodeId }
}

/** Where steps of a run wait: how many events have then come. The last is the end of what is recorded. */
export function stepPlaces(events: readonly RunEvent[]): number[] {
  const places = events.flatMap((event, index) => (placeBefore(event) ? [index] : []))
  return [...places, events.length]
}

type Shown = Pick<RunnerState, 'run' | 'events' | 'paused'>

/** How a run looked one step before or after its first `count` events; null where there is none. */
export function stepThrough(recorded: readonly RunEvent[], count: number, by: 1 | -1): Shown | null {
  const places = stepPlaces(recorded)
  const place = by === 1 ? places.find(each => each > count) : places.findLast(each => each < count)
  return place === undefined ? null : shownAt(recorded, place)
}

/**
 * How a run looked when a node was done, looking on from its first `count` events, and else from its beginning; null
 * where that never came.
 */
export function goToEndOf(recorded: readonly RunEvent[], count: number, nodeId: string): Shown | null {
  const ends = recorded.flatMap((event, index) => {
    const isEnd = event.type === 'node-end' || event.type === 'node-skip'
    return isEnd && event.nodeId === nodeId ? [index + 1] : []
  })
  const place = ends.find(end => end > count) ?? ends[0]
  return place === undefined ? null : shownAt(recorded, place)
}

function shownAt(recorded: readonly RunEvent[], place: number): Shown {
  const events = place === recorded.length ? recorded : recorded.slice(0, place)
  return { run: foldEvents(emptyRun, events), events, paused: placeBefore(recorded[place]) }
}

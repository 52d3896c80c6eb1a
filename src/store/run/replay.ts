import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RunEvent } from '../../model/events'
import { foldEvents } from './fold-run'
import type { Runner } from './run'
import { emptyRun } from './run-state'

interface ReplayState {
  /** How many of its events are shown. */
  position: number
  playing: boolean
  /** 1 is the run's own pace. */
  speed: number
}

/**
 * Plays a run that was before. Whatever shows runs shows it as it looked live: it gets the same state from the same
 * events. Nothing is called and nothing is sent.
 */
export interface Replay extends StoreApi<ReplayState> {
  readonly events: readonly RunEvent[]
  /** Plays on; from the beginning when it is at its end. */
  play(): void
  pause(): void
  setSpeed(speed: number): void
  /** Shows the first `position` events, and waits there. */
  seek(position: number): void
  /** Goes by so many events, forwards or backwards, and waits there. */
  step(by: number): void
  /** Puts back what was shown before. */
  close(): void
}

interface ReplayParts {
  runner: Pick<Runner, 'getState' | 'subscribe' | 'show'>
  /** Milliseconds of any clock. */
  now(): number
  /** Calls back after so many milliseconds, with the next frame that is drawn. Gives a way to call it off. */
  later(callback: () => void, ms: number): () => void
  /** Called when something else is shown in its place: a run was started, another document was opened. */
  onReplaced?(): void
}

/** Milliseconds that a replay waits at most where the run waited for a person. */
const longestWait = 2_000

/** Begins a replay: the runner shows the recorded run from its beginning. */
export function createReplay(events: readonly RunEvent[], { runner, now, later, onReplaced }: ReplayParts): Replay {
  const { run, events: shownEvents, recorded, covered } = runner.getState()
  const before = covered
    ? { run: foldEvents(emptyRun, recorded), events: recorded, recorded }
    : { run, events: shownEvents, recorded }
  const moments = momentsOf(events)
  const store = createStore<ReplayState>(() => ({ position: 0, playing: false, speed: 1 }))
  let callOff = () => {}
  let over = false

  /** The last state that was shown: playing on folds only the events that are new. */
  let shown = { position: 0, run: emptyRun }

  function show(position: number): void {
    const from = position >= shown.position ? shown : { position: 0, run: emptyRun }
    shown = { position, run: foldEvents(from.run, events.slice(from.position, position)) }
    store.setState({ position })
    runner.show({ run: shown.run, events: events.slice(0, position), recorded: events })
  }

  const unsubscribe = runner.subscribe(state => {
    if (over) return
    if (state.recorded !== events) {
      end()
      onReplaced?.()
    } else if (state.events.length !== store.getState().position) {
      // The person stepped, or what comes is held back.
      pause()
      store.setState({ position: state.events.length })
    }
  })

  function end(): void {
    over = true
    callOff()
    unsubscribe()
    store.setState({ playing: false })
  }

  /** Plays from where it is: `began` is when the first event would have come. */
  function go(): void {
    const { position, speed } = store.getState()
    const began = now() - momentBefore(position) / speed
    const next = () => {
      const elapsed = (now() - began) * speed
      let due = store.getState().position
      while (due < events.length && (moments[due] as number) <= elapsed) due++
      if (due > store.getState().position) show(due)
      // It stops where results are held back.
      if (over || !store.getState().playing) return
      if (due === events.length) store.setState({ playing: false })
      else callOff = later(next, ((moments[due] as number) - elapsed) / speed)
    }
    callOff = later(next, 0)
  }

  function momentBefore(position: number): number {
    return position === 0 ? 0 : (moments[position - 1] as number)
  }

  function pause(): void {
    callOff()
    store.setState({ playing: false })
  }

  function seek(position: number): void {
    if (over) return
    pause()
    show(Math.min(Math.max(0, Math.round(position)), events.length))
  }

  show(0)
  return {
    ...store,
    events,
    play() {
      if (over || store.getState().playing) return
      if (store.getState().position === events.length) show(0)
      store.setState({ playing: true })
      go()
    },
    pause,
    setSpeed(speed) {
      store.setState({ speed })
      if (!store.getState().playing) return
      callOff()
      go()
    },
    seek,
    step: by => seek(store.getState().position + by),
    close() {
      if (over) return
      end()
      runner.show(before)
    },
  }
}

/** When each event comes, in milliseconds from the first one. A person's pondering is cut short. */
function momentsOf(events: readonly RunEvent[]): number[] {
  let moment = 0
  return events.map((event, index) => {
    const before = events[index - 1]
    if (before) {
      const gap = Math.max(0, event.at - before.at)
      moment += before.type === 'await-user' ? Math.min(gap, longestWait) : gap
    }
    return moment
  })
}

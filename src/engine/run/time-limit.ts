import type { Host } from '../../model/host'

/** The longest time that timers of browsers and of Node accept. */
const LONGEST_SLEEP_MS = 2 ** 31 - 1

/** A time limit that is paused while a person is asked. */
export interface TimeLimit {
  /** Aborts at the limit, and when what is around it aborts. */
  readonly signal: AbortSignal
  /** Runs `wait` with the clock stopped. Waits may overlap. */
  pausedWhile<T>(wait: () => Promise<T>): Promise<T>
  /** Aborts before the limit. */
  abort(reason: Error): void
  /** Stops the clock for good. */
  end(): void
}

/**
 * Starts a time limit of so many milliseconds of the host's clock.
 * @param over the abort reason at the limit.
 */
export function startTimeLimit(
  host: Pick<Host, 'now' | 'sleep'>,
  limitMs: number,
  outer: AbortSignal,
  over: () => Error,
): TimeLimit {
  const own = new AbortController()
  let leftMs = limitMs
  let startedAt = 0
  let waits = 0
  let clock: AbortController | undefined

  const start = () => {
    const started = new AbortController()
    clock = started
    startedAt = host.now()
    host.sleep(Math.min(leftMs, LONGEST_SLEEP_MS), started.signal).then(
      () => clock === started && own.abort(over()),
      () => {},
    )
  }
  const stop = () => {
    clock?.abort()
    clock = undefined
  }

  start()
  return {
    signal: AbortSignal.any([outer, own.signal]),
    async pausedWhile(wait) {
      if (waits++ === 0 && clock) {
        leftMs = Math.max(0, leftMs - (host.now() - startedAt))
        stop()
      }
      try {
        return await wait()
      } finally {
        if (--waits === 0 && !own.signal.aborted) start()
      }
    },
    abort: reason => own.abort(reason),
    end: stop,
  }
}

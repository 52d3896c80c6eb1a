import type { Host } from './host'

/** Why a clock that is halted wakes nobody. One for all: an error of its own for each would take longer than the rest. */
const halted = new Error('The clock was halted.')

/** A time limit that stands still while a person is asked. Aborts its signal when it is over. */
export class Deadline {
  private readonly controller = new AbortController()
  private readonly release: () => void
  private leftMs: number
  private startedAt = 0
  private timer: AbortController | null = null
  private pauses = 0

  /**
   * @param limitMs milliseconds; Infinity for none.
   * @param over what the signal aborts with when the time is over.
   */
  constructor(
    private readonly host: Pick<Host, 'now' | 'sleep'>,
    limitMs: number,
    outer: AbortSignal,
    private readonly over: () => Error,
  ) {
    this.leftMs = limitMs
    const pass = () => this.controller.abort(outer.reason)
    if (outer.aborted) pass()
    else outer.addEventListener('abort', pass, { once: true })
    this.release = () => outer.removeEventListener('abort', pass)
    this.run()
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** Runs `wait` with the clock stopped. Waits may overlap. */
  async pausedWhile<T>(wait: () => Promise<T>): Promise<T> {
    if (this.pauses++ === 0) this.halt()
    try {
      return await wait()
    } finally {
      if (--this.pauses === 0) this.run()
    }
  }

  /** Aborts the signal before the time is over. */
  break(reason: Error): void {
    this.controller.abort(reason)
  }

  /** Stops the clock for good. */
  end(): void {
    this.halt()
    this.release()
  }

  private run(): void {
    if (!Number.isFinite(this.leftMs) || this.signal.aborted) return
    this.startedAt = this.host.now()
    const timer = new AbortController()
    this.timer = timer
    this.host.sleep(this.leftMs, timer.signal).then(
      () => this.controller.abort(this.over()),
      () => {},
    )
  }

  private halt(): void {
    if (!this.timer) return
    this.timer.abort(halted)
    this.timer = null
    this.leftMs = Math.max(0, this.leftMs - (this.host.now() - this.startedAt))
  }
}

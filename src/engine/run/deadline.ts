import type { Host } from '../model/host'
import type { Alarm, AlarmClock } from './alarm-clock'

const callbacks = new WeakMap<AbortSignal, Set<() => void>>()

/**
 * Calls back when a signal aborts, until the returned function is called. One listener of a signal serves all callbacks:
 * every node has one, and listeners are slow to add.
 */
function onAbort(signal: AbortSignal, call: () => void): () => void {
  const calls = callbacks.get(signal) ?? new Set()
  if (!callbacks.has(signal)) {
    callbacks.set(signal, calls)
    signal.addEventListener(
      'abort',
      () => {
        for (const call of calls) call()
      },
      { once: true },
    )
  }
  calls.add(call)
  return () => {
    calls.delete(call)
  }
}

/** A time limit that is paused while a person is asked. Aborts its signal when it expires. */
export class Deadline {
  private readonly controller = new AbortController()
  private readonly release: () => void
  private leftMs: number
  private startedAt = 0
  private alarm: Alarm | null = null
  private pauses = 0

  /**
   * @param limitMs milliseconds; Infinity for none.
   * @param over the abort reason on expiry.
   */
  constructor(
    private readonly host: Pick<Host, 'now'>,
    private readonly clock: AlarmClock,
    limitMs: number,
    outer: AbortSignal,
    private readonly over: () => Error,
  ) {
    this.leftMs = limitMs
    const pass = () => this.controller.abort(outer.reason)
    if (outer.aborted) pass()
    this.release = onAbort(outer, pass)
    this.run()
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** Runs `wait` with the clock paused. Waits may overlap. */
  async pausedWhile<T>(wait: () => Promise<T>): Promise<T> {
    if (this.pauses++ === 0) this.halt()
    try {
      return await wait()
    } finally {
      if (--this.pauses === 0) this.run()
    }
  }

  /** Aborts the signal early. */
  break(reason: Error): void {
    this.controller.abort(reason)
  }

  /** Stops the clock permanently. */
  end(): void {
    this.halt()
    this.release()
  }

  private run(): void {
    if (!Number.isFinite(this.leftMs) || this.signal.aborted) return
    this.startedAt = this.host.now()
    this.alarm = this.clock.set(this.leftMs, () => this.controller.abort(this.over()))
  }

  private halt(): void {
    if (!this.alarm) return
    this.clock.cancel(this.alarm)
    this.alarm = null
    this.leftMs = Math.max(0, this.leftMs - (this.host.now() - this.startedAt))
  }
}

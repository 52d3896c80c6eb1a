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

/**
 * A time limit that is paused while a person is asked. Aborts its signal when it expires. The signal is created when it
 * is first read: each node has a deadline, few wait for anything, and signals are slow to create.
 */
export class Deadline {
  private controller: AbortController | null = null
  /** Why it aborted, without a signal so far. */
  private reason: unknown
  /** Stops listening to the signal around it. */
  private release: (() => void) | null = null
  private hasEnded = false
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
    private readonly outer: AbortSignal,
    private readonly over: () => Error,
  ) {
    this.leftMs = limitMs
    this.run()
  }

  get signal(): AbortSignal {
    this.controller ??= this.newController()
    return this.controller.signal
  }

  /** Throws the abort reason, if there is one, without creating the signal. */
  throwIfAborted(): void {
    if (this.isAborted) this.signal.throwIfAborted()
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
    if (this.controller) this.controller.abort(reason)
    else if (!this.isAborted) this.reason = reason
  }

  /** Stops the clock permanently. */
  end(): void {
    this.halt()
    this.release?.()
    // Work that outlives its node stays aborted.
    if (!this.controller && this.isAborted) this.reason ??= this.outer.reason
    this.hasEnded = true
  }

  private get isAborted(): boolean {
    if (this.controller) return this.controller.signal.aborted
    return this.reason !== undefined || (this.outer.aborted && !this.hasEnded)
  }

  private newController(): AbortController {
    const { outer, reason, hasEnded } = this
    const controller = new AbortController()
    if (reason !== undefined) controller.abort(reason)
    else if (outer.aborted && !hasEnded) controller.abort(outer.reason)
    else if (!hasEnded) this.release = onAbort(outer, () => controller.abort(outer.reason))
    return controller
  }

  private run(): void {
    if (!Number.isFinite(this.leftMs) || this.isAborted) return
    this.startedAt = this.host.now()
    this.alarm = this.clock.set(this.leftMs, () => this.break(this.over()))
  }

  private halt(): void {
    if (!this.alarm) return
    this.clock.cancel(this.alarm)
    this.alarm = null
    this.leftMs = Math.max(0, this.leftMs - (this.host.now() - this.startedAt))
  }
}

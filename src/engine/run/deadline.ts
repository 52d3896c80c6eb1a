import type { Host } from '../../model/host'
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
 * is first read: each node has a deadline, few wait for anything, and signals are slow to create. A deadline within
 * another one is ended by it without a signal.
 */
export class Deadline {
  private controller: AbortController | null = null
  private why: unknown
  /** Deadlines within this one that have a signal, or deadlines of their own that do. */
  private within: Set<() => void> | null = null
  /** Stops listening to what is around it. */
  private release: (() => void) | null = null
  private hasEnded = false
  private leftMs: number
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
    private readonly outer: AbortSignal | Deadline,
    private over: () => Error,
  ) {
    this.leftMs = limitMs
    this.run()
  }

  get signal(): AbortSignal {
    if (this.controller) return this.controller.signal
    this.controller = new AbortController()
    if (this.aborted) this.controller.abort(this.reason)
    else this.listen()
    return this.controller.signal
  }

  /** Whether it has expired, or what is around it was aborted. */
  get aborted(): boolean {
    return this.why !== undefined || (!this.hasEnded && this.outer.aborted)
  }

  /** The abort reason, if there is one. */
  get reason(): unknown {
    return this.why ?? (this.hasEnded ? undefined : this.outer.reason)
  }

  /** Throws the abort reason, if there is one, without creating the signal. */
  throwIfAborted(): void {
    if (this.aborted) throw this.reason
  }

  /** Runs `wait` with the clock paused. Waits may overlap. */
  async pausedWhile<T>(wait: () => Promise<T>): Promise<T> {
    if (this.pauses++ === 0) this.pause()
    try {
      return await wait()
    } finally {
      if (--this.pauses === 0) this.run()
    }
  }

  /** Aborts the signal early. */
  break(reason: Error): void {
    if (!this.aborted) this.abort(reason)
  }

  /** Stops the clock until it is restarted. */
  halt(): void {
    if (!this.alarm) return
    this.clock.cancel(this.alarm)
    this.alarm = null
  }

  /**
   * Starts the clock again for the next work after this one. False where it was aborted, or something still waits: then the next
   * work needs a deadline of its own.
   */
  restart(limitMs: number, over: () => Error): boolean {
    if (this.aborted || this.pauses > 0) return false
    this.halt()
    this.leftMs = limitMs
    this.over = over
    this.run()
    return true
  }

  /** Stops the clock permanently. */
  end(): void {
    this.halt()
    this.release?.()
    // Work that outlives its node stays aborted.
    this.why = this.reason
    this.hasEnded = true
  }

  private abort(reason: unknown): void {
    this.why = reason
    this.controller?.abort(reason)
    for (const call of this.within ?? []) call()
  }

  /** Calls back when it aborts, until the returned function is called. */
  private onAbort(call: () => void): () => void {
    this.listen()
    this.within ??= new Set()
    const { within } = this
    within.add(call)
    return () => {
      within.delete(call)
    }
  }

  private listen(): void {
    if (this.release || this.hasEnded) return
    const { outer } = this
    const call = () => this.abort(outer.reason)
    this.release = outer instanceof Deadline ? outer.onAbort(call) : onAbort(outer, call)
  }

  private run(): void {
    if (!Number.isFinite(this.leftMs) || this.hasEnded || this.aborted) return
    this.alarm = this.clock.set(this.leftMs, () => this.break(this.over()))
  }

  private pause(): void {
    if (this.alarm) this.leftMs = Math.max(0, this.alarm.at - this.host.now())
    this.halt()
  }
}

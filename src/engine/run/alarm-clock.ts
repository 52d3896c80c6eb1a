import type { Host } from '../../model/host'

/** Abort reason of a stopped clock. A shared instance: an error per alarm would cost more than the rest. */
const stopped = new Error('The clock was stopped.')

/**
 * The longest sleep: the usual limit of a node. A run's own limit is longer, and would otherwise take a timer of its own
 * before that of the first node.
 */
const LONGEST_SLEEP_MS = 300_000

/** A pending alarm. */
export interface Alarm {
  /** Milliseconds of the host's clock. */
  readonly at: number
  ring(): void
}

/**
 * The time limits of one run on a single timer. Thousands of nodes start and end, and nearly no limit is reached: so
 * canceling an alarm leaves the timer as it is, and an alarm that is due later than the timer sets none.
 */
export class AlarmClock {
  private readonly alarms = new Set<Alarm>()
  private wakesAt = Number.POSITIVE_INFINITY
  /** Aborts all pending timers; obsolete ones may remain until then. */
  private timers: AbortController | null = null

  constructor(private readonly host: Pick<Host, 'now' | 'sleep'>) {}

  /** Calls back after `ms` milliseconds. */
  set(ms: number, ring: () => void): Alarm {
    const alarm = { at: this.host.now() + ms, ring }
    this.alarms.add(alarm)
    if (alarm.at < this.wakesAt) this.sleep(alarm.at, ms)
    return alarm
  }

  /** Cancels an alarm. */
  cancel(alarm: Alarm): void {
    this.alarms.delete(alarm)
  }

  /** Cancels all alarms and their timers. */
  stop(): void {
    this.alarms.clear()
    this.wakesAt = Number.POSITIVE_INFINITY
    this.timers?.abort(stopped)
    this.timers = null
  }

  private sleep(until: number, ms: number): void {
    const sleep = Math.min(ms, LONGEST_SLEEP_MS)
    const wakesAt = until - ms + sleep
    this.wakesAt = wakesAt
    this.timers ??= new AbortController()
    this.host.sleep(sleep, this.timers.signal).then(
      () => this.wakesAt === wakesAt && this.wake(),
      () => {},
    )
  }

  private wake(): void {
    const until = this.wakesAt
    this.wakesAt = Number.POSITIVE_INFINITY
    let next = Number.POSITIVE_INFINITY
    for (const alarm of [...this.alarms]) {
      if (alarm.at > until) next = Math.min(next, alarm.at)
      else if (this.alarms.delete(alarm)) alarm.ring()
    }
    // The callback may have set a timer, or stopped the clock.
    if (next < this.wakesAt && this.alarms.size > 0) this.sleep(next, Math.max(0, next - this.host.now()))
  }
}

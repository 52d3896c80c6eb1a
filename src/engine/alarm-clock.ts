import type { Host } from './host'

/** Why a clock that was stopped wakes nobody. One for all: an error of its own for each would take longer than the rest. */
const stopped = new Error('The clock was stopped.')

/** A time that somebody waits for. */
export interface Alarm {
  /** Milliseconds of the host's clock. */
  readonly at: number
  ring(): void
}

/**
 * The time limits of one run on one timer. Nodes begin and end by the thousand, and almost no limit is ever reached: so
 * an alarm that is called off leaves the timer as it is, and one that comes later than its end sets none.
 */
export class AlarmClock {
  private readonly alarms = new Set<Alarm>()
  private wakesAt = Number.POSITIVE_INFINITY
  /** Lets go of every timer at once: one that is no longer waited for may stand until then. */
  private timers: AbortController | null = null

  constructor(private readonly host: Pick<Host, 'now' | 'sleep'>) {}

  /** Rings in `ms` milliseconds. */
  set(ms: number, ring: () => void): Alarm {
    const alarm = { at: this.host.now() + ms, ring }
    this.alarms.add(alarm)
    if (alarm.at < this.wakesAt) this.sleep(alarm.at, ms)
    return alarm
  }

  /** Calls an alarm off. */
  cancel(alarm: Alarm): void {
    this.alarms.delete(alarm)
  }

  /** Calls all alarms off, and lets go of its timers. */
  stop(): void {
    this.alarms.clear()
    this.wakesAt = Number.POSITIVE_INFINITY
    this.timers?.abort(stopped)
    this.timers = null
  }

  private sleep(until: number, ms: number): void {
    this.wakesAt = until
    this.timers ??= new AbortController()
    this.host.sleep(ms, this.timers.signal).then(
      () => this.wakesAt === until && this.wake(),
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
    // What rang may have set a timer of its own, or stopped the clock.
    if (next < this.wakesAt && this.alarms.size > 0) this.sleep(next, Math.max(0, next - this.host.now()))
  }
}

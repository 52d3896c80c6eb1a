import type { Addition, Correction } from './counts'

/** Counters in memory. Nothing here is asynchronous, so a check and its change are atomic. */
export class CounterTable {
  readonly #counters = new Map<string, { value: number; until: number }>()

  /** Adds all of it, or nothing: then the index of the first that would pass its limit. */
  reserve(additions: readonly Addition[], now: number): number | null {
    // One list may name a counter twice.
    const wanted = new Map<string, number>()
    for (const [index, { key, add, max }] of additions.entries()) {
      const value = (wanted.get(key) ?? this.read(key, now)) + add
      if (max !== null && value > max) return index
      wanted.set(key, value)
    }
    for (const addition of additions) this.add(addition, now)
    return null
  }

  add({ key, add, until }: Correction, now: number): void {
    this.#counters.set(key, { value: this.read(key, now) + add, until })
  }

  read(key: string, now: number): number {
    const counter = this.#counters.get(key)
    return counter && counter.until > now ? counter.value : 0
  }

  /** What is still counted, as additions to an empty table. Forgets the rest. */
  living(now: number): Correction[] {
    for (const [key, { until }] of this.#counters) if (until <= now) this.#counters.delete(key)
    return [...this.#counters].map(([key, { value, until }]) => ({ key, add: value, until }))
  }
}

import { blockOf } from './address-block'

const window = 10 * 60_000
/** Wrong codes from one address in ten minutes, before further wrong ones are throttled. */
const maxFailures = 30
/** Entries that are remembered, so that a flood of them fills no memory. */
const room = 10_000

/**
 * Counts wrong codes, by address and by what was tried. Only wrong codes are throttled: a right code is checked
 * first, so that one student cannot lock out others who share an address.
 */
export class FailedCodes {
  readonly #tried = new Map<string, { failures: number; since: number }>()
  constructor(readonly now: () => number = Date.now) {}

  /**
   * Counts a wrong one.
   * @param what a seat of a class, where the code was right; nothing where no class is known
   * @returns seconds that the next wrong code has to wait; 0 for none
   */
  failed(address: string, what = ''): number {
    const entry = this.#entry(`${blockOf(address)} ${what}`)
    if (entry.since + window <= this.now()) {
      entry.failures = 0
      entry.since = this.now()
    }
    entry.failures++
    return entry.failures > maxFailures ? Math.max(1, Math.ceil((entry.since + window - this.now()) / 1000)) : 0
  }

  #entry(key: string) {
    const entry = this.#tried.get(key) ?? { failures: 0, since: this.now() }
    // Kept in the order of their last use: the first is deleted first.
    this.#tried.delete(key)
    this.#tried.set(key, entry)
    const [oldest] = this.#tried.keys()
    if (this.#tried.size > room && oldest !== undefined) this.#tried.delete(oldest)
    return entry
  }
}

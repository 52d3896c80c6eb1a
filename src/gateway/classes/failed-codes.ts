const window = 10 * 60_000
/** Wrong codes from one address in ten minutes, before it must wait. */
const patience = 30
/** Addresses that are remembered, so that a flood of them fills no memory. */
const room = 10_000

/**
 * Slows down whoever tries out codes. A whole school shares one address, so codes that were right from there go on
 * working while others wait; a code that nobody used from there yet is not even looked at.
 */
export class FailedCodes {
  readonly #addresses = new Map<string, { failures: number; since: number; good: Set<string> }>()
  constructor(readonly now: () => number = Date.now) {}

  /** Seconds that an address must wait before it may try a code; 0 for none. */
  wait(address: string, code: string): number {
    const entry = this.#addresses.get(blockOf(address))
    if (!entry || entry.good.has(code)) return 0
    const left = entry.since + window - this.now()
    return entry.failures >= patience && left > 0 ? Math.ceil(left / 1000) : 0
  }

  failed(address: string): void {
    const entry = this.#entry(address)
    if (entry.since + window <= this.now()) {
      entry.failures = 0
      entry.since = this.now()
    }
    entry.failures++
  }

  succeeded(address: string, code: string): void {
    const { good } = this.#entry(address)
    if (good.size < 1_000) good.add(code)
  }

  #entry(address: string) {
    const block = blockOf(address)
    const entry = this.#addresses.get(block) ?? { failures: 0, since: this.now(), good: new Set<string>() }
    // Kept in the order of their last use: the first is the one to forget.
    this.#addresses.delete(block)
    this.#addresses.set(block, entry)
    const [oldest] = this.#addresses.keys()
    if (this.#addresses.size > room && oldest !== undefined) this.#addresses.delete(oldest)
    return entry
  }
}

/** One household has more addresses of the new kind than could be listed: their first half stands for all. */
function blockOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tail.split(':').length)
  return [...groups, ...new Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])].slice(0, 4).join(':')
}

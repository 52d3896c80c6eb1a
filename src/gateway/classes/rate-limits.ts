/** How often something may be done: so many times at once, and then again and again after so many seconds. */
export interface RateLimit {
  most: number
  seconds: number
}

/** Entries that are remembered, so that a flood of them fills no memory. */
const room = 10_000

/** Counts acts by key, in memory. Each is given back after a while. */
export class RateLimits {
  /** What is used up of each limit, and since when. */
  readonly #used = new Map<string, { count: number; since: number }>()
  constructor(readonly now: () => number = Date.now) {}

  /** Counts one more. */
  count(key: string, limit: RateLimit): void {
    const count = this.#count(key, limit) + 1
    // Kept in the order of their last use: the first is deleted first.
    this.#used.delete(key)
    this.#used.set(key, { count, since: this.now() })
    const [oldest] = this.#used.keys()
    if (this.#used.size > room && oldest !== undefined) this.#used.delete(oldest)
  }

  /** Seconds until the next one may come; 0 for now. */
  wait(key: string, limit: RateLimit): number {
    const over = this.#count(key, limit) - (limit.most - 1)
    return over > 0 ? Math.max(1, Math.ceil(over * limit.seconds)) : 0
  }

  #count(key: string, { seconds }: RateLimit): number {
    const used = this.#used.get(key)
    return used ? Math.max(0, used.count - (this.now() - used.since) / 1_000 / seconds) : 0
  }
}

/** One household has more addresses of the new kind than could be listed: their first half is used for all. */
export function blockOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tail.split(':').length)
  return [...groups, ...new Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])].slice(0, 4).join(':')
}

import type { Host } from '../../src/model/host'

/** A clock that tests advance. */
export function virtualClock() {
  let now = 1_000_000
  const sleepers = new Set<{ until: number; wake(): void }>()
  const parts: Pick<Host, 'now' | 'sleep'> = {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { until: now + ms, wake: resolve }
        sleepers.add(sleeper)
        signal.addEventListener('abort', () => {
          sleepers.delete(sleeper)
          reject(signal.reason)
        })
      }),
  }
  /** Advances by milliseconds, and resolves all sleeps that are due. */
  async function pass(ms: number): Promise<void> {
    const end = now + ms
    for (;;) {
      const [next] = [...sleepers].filter(({ until }) => until <= end).sort((a, b) => a.until - b.until)
      if (!next) break
      sleepers.delete(next)
      now = next.until
      next.wake()
      // A resolved sleep may start another one.
      await new Promise(resolve => setImmediate(resolve))
    }
    now = end
  }
  return { ...parts, pass, sleeping: () => sleepers.size }
}

/** How well counting does on the same tokens, to be fair to it beside a network. */
import type { NetworkText } from './tokens'

/**
 * The mean surprise a token of n-grams of length 1 to `most` about the tenth that is kept apart, in nats.
 *
 * Shorter contexts fill in for those that were never read, as much as there were different tokens after them (Witten
 * and Bell, "The zero-frequency problem", 1991).
 */
export function countingSurprises({ table, learned, keptApart }: NetworkText, most = 5): number[] {
  const counts = Array.from({ length: most }, () => new Map<string, Map<number, number>>())
  for (const [order, contexts] of counts.entries()) {
    for (let at = order; at < learned.length; at++) {
      const key = learned.subarray(at - order, at).join()
      const followers = contexts.get(key) ?? new Map<number, number>()
      const id = learned[at] as number
      followers.set(id, (followers.get(id) ?? 0) + 1)
      contexts.set(key, followers)
    }
  }
  const chanceOf = (at: number, order: number): number => {
    if (order < 0) return 1 / table.texts.length
    const followers = counts[order]?.get(keptApart.subarray(at - order, at).join())
    if (!followers) return chanceOf(at, order - 1)
    let total = 0
    for (const count of followers.values()) total += count
    const own = followers.get(keptApart[at] as number) ?? 0
    return (own + followers.size * chanceOf(at, order - 1)) / (total + followers.size)
  }
  return counts.map((_, order) => {
    let sum = 0
    for (let at = most - 1; at < keptApart.length; at++) sum -= Math.log(chanceOf(at, order))
    return sum / Math.max(1, keptApart.length - most + 1)
  })
}

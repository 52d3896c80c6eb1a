/** A possible answer. A higher score is a better one; a difference of 1 is a clear lead. */
export interface Candidate<T> {
  value: T
  score: number
}

/** Picks one of some candidates. Never called with an empty list. */
export type Pick = <T>(candidates: readonly Candidate<T>[]) => T

/**
 * How temperature works, here as in a language model: every candidate's chance is e^(score / temperature). At 0 the best
 * one always wins (the first of equals) and `random` is not asked.
 */
export function sampler(temperature: number, random: () => number): Pick {
  return candidates => {
    const best = candidates.reduce((a, b) => (b.score > a.score ? b : a))
    if (!(temperature > 0)) return best.value
    const weights = candidates.map(({ score }) => Math.exp((score - best.score) / temperature))
    let left = random() * weights.reduce((a, b) => a + b, 0)
    for (const [i, candidate] of candidates.entries()) {
      left -= weights[i] ?? 0
      if (left < 0) return candidate.value
    }
    return best.value
  }
}

/** Candidates from values that are ranked best first, `gap` apart. */
export const ranked = <T>(values: readonly T[], gap = 0.5): Candidate<T>[] =>
  values.map((value, i) => ({ value, score: -i * gap }))

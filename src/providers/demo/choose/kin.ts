import { KIN } from '../data/kin'
import { stem } from '../read/words'

const families = new Map<string, Set<number>>()
for (const [family, line] of KIN.trim().split('\n').entries()) {
  for (const word of line.split(' ')) {
    // Callers may hold a stem already, and the stem of a stem can be shorter still.
    for (const key of [stem(word), stem(stem(word))]) families.set(key, (families.get(key) ?? new Set()).add(family))
  }
}

/** The families of words that a word belongs to: "cost" is kin of "pricing". */
export const familiesOf = (word: string): ReadonlySet<number> => families.get(stem(word)) ?? new Set()

/** Whether two words belong together, or are one. */
export function isKin(a: string, b: string): boolean {
  if (stem(a) === stem(b)) return true
  const other = familiesOf(b)
  return [...familiesOf(a)].some(family => other.has(family))
}

import { distance } from 'fastest-levenshtein'

/** Letters of a name that is compared: the work grows with the product of two lengths. */
const LONGEST_NAME = 100
/** Names beyond which none is compared. */
const MOST_NAMES = 200

/** The name that was probably meant: the nearest, where two letters differ or a third of them, and most are the same. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  if (name.length > LONGEST_NAME || names.length > MOST_NAMES) return undefined
  const [best] = names
    .filter(({ length }) => Math.abs(length - name.length) <= mostApart(Math.min(name.length, length)))
    .map(other => ({ other, far: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, far }) => far <= mostApart(Math.min(name.length, other.length)))
    .sort((a, b) => a.far - b.far)
  return best?.other
}

function mostApart(letters: number): number {
  return letters < 4 ? 1 : Math.max(2, Math.floor(letters / 3))
}

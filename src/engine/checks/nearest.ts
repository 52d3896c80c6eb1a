import { distance } from 'fastest-levenshtein'

/** The name that was probably meant: the nearest, where two letters differ or a third of them, and most are the same. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map(other => ({ other, far: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, far }) => far <= mostApart(Math.min(name.length, other.length)))
    .sort((a, b) => a.far - b.far)
  return best?.other
}

function mostApart(letters: number): number {
  return letters < 4 ? 1 : Math.max(2, Math.floor(letters / 3))
}

import type { AST } from '@eslint-community/regexpp'
import { type ReadonlyFlags, type ToCharSetElement, toCharSet } from 'regexp-ast-analysis'

type CharSet = ReturnType<typeof toCharSet>

/** A part of an expression as an automaton of positions (Glushkov): each character of the pattern is a state. */
interface Part {
  isEmptyAllowed: boolean
  first: number[]
  last: number[]
}

/** What this check does not cover. */
class Unsupported extends Error {}

/**
 * Whether no text can be matched by a quantifier in two ways. Backtracking takes linear time then. Exact where it says yes;
 * a no may also mean that the pattern has a form that is not covered: counts, assertions and references.
 */
export function isUnambiguous(quantifier: AST.Quantifier, flags: ReadonlyFlags): boolean {
  const letters: CharSet[] = []
  const next: Set<number>[] = []

  /** One edge in two ways is two ways to match. */
  function connect(from: readonly number[], to: readonly number[]): void {
    for (const start of from) {
      for (const end of to) {
        if (next[start]?.has(end)) throw new Unsupported()
        next[start]?.add(end)
      }
    }
  }

  function choice(alternatives: readonly AST.Alternative[]): Part {
    const parts = alternatives.map(({ elements }) => sequence(elements.map(element)))
    if (parts.filter(({ isEmptyAllowed }) => isEmptyAllowed).length > 1) throw new Unsupported()
    return {
      isEmptyAllowed: parts.some(({ isEmptyAllowed }) => isEmptyAllowed),
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
    }
  }

  function sequence(parts: readonly Part[]): Part {
    return parts.reduce<Part>(
      (before, part) => {
        connect(before.last, part.first)
        return {
          isEmptyAllowed: before.isEmptyAllowed && part.isEmptyAllowed,
          first: before.isEmptyAllowed ? [...before.first, ...part.first] : before.first,
          last: part.isEmptyAllowed ? [...before.last, ...part.last] : part.last,
        }
      },
      { isEmptyAllowed: true, first: [], last: [] },
    )
  }

  function element(node: AST.Element): Part {
    if (node.type === 'Group' && !node.modifiers) return choice(node.alternatives)
    if (node.type === 'CapturingGroup') return choice(node.alternatives)
    if (node.type === 'Quantifier') return repeated(node)
    if (node.type !== 'Character' && node.type !== 'CharacterSet' && node.type !== 'CharacterClass') {
      throw new Unsupported()
    }
    // Sets of texts, with the flag v.
    if ('unicodeSets' in node && node.unicodeSets) throw new Unsupported()
    if ('strings' in node && node.strings) throw new Unsupported()
    const position = letters.push(toCharSet(node as ToCharSetElement, flags)) - 1
    next.push(new Set())
    return { isEmptyAllowed: false, first: [position], last: [position] }
  }

  function repeated({ min, max, element: inner }: AST.Quantifier): Part {
    if (min > 1 || (max > 1 && max !== Number.POSITIVE_INFINITY)) throw new Unsupported()
    const part = element(inner)
    // Nothing, repeated or left out, would be nothing in two ways.
    if (part.isEmptyAllowed) throw new Unsupported()
    if (max > 1) connect(part.last, part.first)
    return min === 0 ? { ...part, isEmptyAllowed: true } : part
  }

  let whole: Part
  try {
    whole = repeated(quantifier)
  } catch (error) {
    if (error instanceof Unsupported) return false
    throw error
  }

  // Follows two paths with the same text at once. They are two ways to match where they part and meet, or both end.
  const ends = new Set(whole.last)
  const seen = new Set<string>()
  const open: [number, number][] = []
  /** @returns whether two paths that had parted meet */
  const visit = (left: Iterable<number>, right: Iterable<number>, haveParted: boolean): boolean => {
    const others = [...right]
    for (const one of left) {
      for (const other of others) {
        if (one === other && haveParted) return true
        const [low, high] = one < other ? [one, other] : [other, one]
        const key = `${low} ${high}`
        if (seen.has(key) || (low !== high && letters[low]?.isDisjointWith(letters[high] as CharSet))) continue
        seen.add(key)
        open.push([low, high])
      }
    }
    return false
  }
  visit(whole.first, whole.first, false)
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [one, other] = pair
    const haveParted = one !== other
    if (haveParted && ends.has(one) && ends.has(other)) return false
    if (visit(next[one] ?? [], next[other] ?? [], haveParted)) return false
  }
  return true
}

/**
 * What tells distress in one language. All are sources of regular expressions over a folded text (`foldText`), matched at
 * the ends of words; accents may be written and do not count.
 */
export interface DistressRules {
  /** Pieces of words of which each of the rules has one at least. Without any of them in a text nothing else is tried. */
  cues: string
  /** Turns of phrase that mean something harmless; taken out of the text before anything else is looked for. */
  idioms?: readonly string[]
  /** Counts wherever it is found. */
  strong: readonly string[]
  /** Counts unless the text speaks of a game. */
  soft?: readonly string[]
  games?: string
  /** Counts unless the text tells of an accident. */
  injury?: readonly string[]
  accident?: string
  /** For scripts in which words have no spaces between them or carry prefixes: found inside of words too. */
  inside?: boolean
}

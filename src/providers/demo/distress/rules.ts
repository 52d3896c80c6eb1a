/**
 * Rules for distress in one language. All are sources of regular expressions over a folded text (`foldText`), matched
 * at word boundaries; accents are ignored.
 */
export interface DistressRules {
  /** Substrings of which every match contains at least one. Without any of them in a text no rule is tried. */
  cues: string
  /** Turns of phrase that mean something harmless; taken out of the text before anything else is looked for. */
  idioms?: readonly string[]
  /** Counts in any position. */
  strong: readonly string[]
  /** Counts unless the text speaks of a game. */
  soft?: readonly string[]
  games?: string
  /** Counts unless the text is about an accident. */
  injury?: readonly string[]
  accident?: string
  /** For scripts in which words have no spaces between them or carry prefixes: found inside of words too. */
  inside?: boolean
}

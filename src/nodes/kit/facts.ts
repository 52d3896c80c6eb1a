import { t } from '../../language/active'

/** What stands between facts about one thing. */
export const factSeparator = (): string => t({ message: ', ', note: 'Between facts about one thing: dial, 0 to 10.' })

/** Facts in one line, without those that are empty: "dial, 0 to 10". Where a list would have an "and", they have none. */
export function listOfFacts(facts: readonly string[]): string {
  return facts.filter(Boolean).join(factSeparator())
}

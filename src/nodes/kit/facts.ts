import { t } from '../../language/active'

/** Facts in one line, without those that are empty: "dial, 0 to 10". Where a list would have an "and", they have none. */
export function listOfFacts(facts: readonly string[]): string {
  const separator = t({ message: ', ', note: 'Between facts about one thing: dial, 0 to 10.' })
  return facts.filter(Boolean).join(separator)
}

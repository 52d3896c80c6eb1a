import { activeMessages } from '../../language/active'

/** Facts of a summary in one line, without those that are empty: "dial, 0 to 10". */
export function listOfFacts(facts: readonly string[]): string {
  return activeMessages().list(facts.filter(Boolean), { type: 'unit', style: 'short' })
}

import type { Check } from '../../lessons/check'

/** What a step requires, one by one: as students see it listed. */
export function checksOf(check: Check | undefined): readonly Check[] {
  if (!check) return []
  return check.kind === 'all' && check.say === undefined ? check.of.flatMap(checksOf) : [check]
}

/** The check of a step that requires all of these. */
export function checkOfAll(checks: readonly Check[]): Check | undefined {
  return checks.length > 1 ? { kind: 'all', of: [...checks] } : checks[0]
}

import type { Check } from './check'

/** The option that a step's check asks for; undefined where any answer is accepted, or none is asked for. */
export function wantedOption(check: Check | undefined): string | undefined {
  if (check?.kind === 'answer') return check.option
  return check?.kind === 'all' ? check.of.map(wantedOption).find(option => option !== undefined) : undefined
}

import { t } from '../../../language/active'

/** What one run of a batch is called. */
export type Unit = 'run' | 'row'

/** "1 run", "12 rows" */
export function formatUnits(unit: Unit, count: number): string {
  return unit === 'run'
    ? t('{count, plural, one {# run} other {# runs}}', { count })
    : t('{count, plural, one {# row} other {# rows}}', { count })
}

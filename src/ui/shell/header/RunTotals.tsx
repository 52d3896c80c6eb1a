import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Term } from '../../../components/Term'
import { formatCost, formatDuration } from '../../../components/text'
import { t } from '../../../language/active'
import type { RunState } from '../../../store/run/run-state'
import styles from './Header.module.css'

/** Tokens, cost and duration of a run. An item that has no room is in the tooltip. */
export function RunTotals({ totals }: { totals: RunState['totals'] }) {
  const [tokens, ...others] = formatTotals(totals)
  return (
    <span
      className={classNames(layout.soft, layout.figures, styles.totals)}
      data-items
      title={[tokens, ...others].join(' · ')}
    >
      <Term id="token">{tokens}</Term>
      {others.map(item => ` ·${noBreak}${item}`)}
    </span>
  )
}

const noBreak = '\u00a0'

function formatTotals({ inputTokens, outputTokens, cost, durationMs, estimated }: RunState['totals']): string[] {
  const count = inputTokens + outputTokens
  return [
    estimated
      ? t('about {count, plural, one {# token} other {# tokens}}', { count })
      : t('{count, plural, one {# token} other {# tokens}}', { count }),
    cost === null ? t('cost unknown') : formatCost(cost),
    ...(durationMs === null ? [] : [formatDuration(durationMs)]),
  ].map(item => item.replaceAll(' ', noBreak))
}

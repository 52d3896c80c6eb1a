import { costInWords, durationInWords, plural } from '../../../components/text'
import type { RunState } from '../../../store/run/run-state'
import styles from './Header.module.css'

/** Cost and duration of a run. An item that has no room is in the tooltip. */
export default function RunTotals({ totals }: { totals: RunState['totals'] }) {
  const words = totalsInWords(totals)
  return (
    <span className={styles.totals} data-items title={words}>
      {words}
    </span>
  )
}

const noBreak = '\u00a0'

function totalsInWords({ inputTokens, outputTokens, cost, durationMs, estimated }: RunState['totals']): string {
  const tokens = plural(inputTokens + outputTokens, 'token')
  return [
    estimated ? `about ${tokens}` : tokens,
    cost === null ? 'cost unknown' : costInWords(cost),
    ...(durationMs === null ? [] : [durationInWords(durationMs)]),
  ]
    .map(item => item.replaceAll(' ', noBreak))
    .join(` ·${noBreak}`)
}

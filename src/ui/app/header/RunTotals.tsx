import { costInWords, durationInWords, plural } from '../../../components/text'
import type { RunState } from '../../../store/run/run-state'
import styles from './Header.module.css'

/** Cost and duration of a run. */
export default function RunTotals({ totals }: { totals: RunState['totals'] }) {
  const words = totalsInWords(totals)
  return (
    <span className={styles.totals} title={words}>
      {words}
    </span>
  )
}

function totalsInWords({ inputTokens, outputTokens, cost, durationMs, estimated }: RunState['totals']): string {
  const tokens = plural(inputTokens + outputTokens, 'token')
  return [
    estimated ? `about ${tokens}` : tokens,
    cost === null ? 'cost unknown' : costInWords(cost),
    ...(durationMs === null ? [] : [durationInWords(durationMs)]),
  ].join(' · ')
}

import { costInWords, durationInWords, plural } from '../../../components/text'
import type { RunState } from '../../../store/run/run-state'
import styles from './Header.module.css'
import items from './RunTotals.module.css'

/** Cost and duration of a run. What has no room is in the tooltip. */
export default function RunTotals({ totals }: { totals: RunState['totals'] }) {
  const [first, ...more] = totalsInWords(totals)
  return (
    <span className={styles.totals} title={[first, ...more].join(' · ')}>
      <span className={items.items}>
        <span>{first}</span>
        {more.map(item => (
          <span key={item}> · {item}</span>
        ))}
      </span>
    </span>
  )
}

function totalsInWords({ inputTokens, outputTokens, cost, durationMs, estimated }: RunState['totals']): string[] {
  const tokens = plural(inputTokens + outputTokens, 'token')
  return [
    estimated ? `about ${tokens}` : tokens,
    cost === null ? 'cost unknown' : costInWords(cost),
    ...(durationMs === null ? [] : [durationInWords(durationMs)]),
  ]
}

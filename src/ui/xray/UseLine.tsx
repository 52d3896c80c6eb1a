import type { ReactNode } from 'react'
import { costInWords, durationInWords, plural, tokensInWords } from '../../components/text'
import type { InferenceRound } from '../../store/run/run-state'
import { inferenceUse } from './round-steps'
import styles from './XRay.module.css'

/** Who answered, with tokens, cost and time. */
export function UseLine({ rounds }: { rounds: readonly InferenceRound[] }) {
  const use = inferenceUse(rounds)
  if (!use) return null
  return (
    <dl className={styles.use}>
      <Fact name="Answered by">{use.answeredBy}</Fact>
      {use.usage && <Fact name="Tokens">{tokensInWords(use.usage)}</Fact>}
      {use.cost !== undefined && <Fact name="Cost">{costInWords(use.cost)}</Fact>}
      {use.durationMs !== undefined && <Fact name="Time">{durationInWords(use.durationMs)}</Fact>}
      {use.firstTokenMs !== undefined && <Fact name="First word after">{durationInWords(use.firstTokenMs)}</Fact>}
      {rounds.length > 1 && <Fact name="Asked">{plural(rounds.length, 'time')}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import rowStyles from '../../../components/rows.module.css'
import { formatCost, formatDuration } from '../../../components/text'
import { localize, t } from '../../../language/active'
import { isSameText } from '../../../language/localized-error'
import type { RunEvent } from '../../../model/events'
import { PAGE_ENDED } from '../../../model/run-outcome'
import { outcomeOfExecution } from '../../../toolkit/execution-outcome'
import type { PipelineExecution } from '../../../toolkit/executions'
import styles from './Executions.module.css'
import { StatusMark } from './StatusMark'
import { StepTable, Value } from './StepTable'
import { everyStep, type StepFilter } from './step-rows'

/** How many of its steps are done, and of how many. */
export function formatSteps({ completedSteps, totalSteps }: PipelineExecution): string {
  return t('steps {done, number}/{all, number}', { done: completedSteps, all: totalSteps })
}

interface ExecutionDetailProps {
  execution: PipelineExecution
  /** The events of its run. */
  events: readonly RunEvent[]
  filter?: StepFilter
  /** The heading already shows name and status. */
  isUnfolded?: boolean
}

/** One execution, step by step: the input and output of each step, and how a model used it. */
export function ExecutionDetail({ execution, events, filter = everyStep, isUnfolded = false }: ExecutionDetailProps) {
  const { name, status, currentStepNumber, totalSteps, totalCostUsd, totalTokens, error } = execution
  const isToldByStep =
    error?.code !== PAGE_ENDED &&
    execution.steps.some(step => step.error && error && isSameText(step.error.message, error.message))
  const now = useNow(status === 'running')
  const lasted = status === 'running' ? Math.max(execution.durationMs, now - execution.startedAt) : execution.durationMs
  return (
    <section
      className={classNames(layout.stack3, layout.packed, isUnfolded ? rowStyles.inside : styles.detail)}
      data-called={execution.parentCallId !== undefined || undefined}
      aria-label={t('Execution of {name}', { name })}
    >
      {!isUnfolded && (
        <p className={layout.cluster3}>
          <strong>{name}</strong> <StatusMark status={outcomeOfExecution(execution)} />
          {status === 'running' && currentStepNumber > 0 && (
            <span>{t('(step {step, number} of {all, number})', { step: currentStepNumber, all: totalSteps })}</span>
          )}
        </p>
      )}
      <p className={layout.hint}>
        {formatDuration(lasted)} · {formatCost(totalCostUsd)} ·{' '}
        {t('{tokens, plural, one {# token} other {# tokens}}', { tokens: totalTokens })} · {formatSteps(execution)}
      </p>
      {error && !isToldByStep && <p className={classNames(layout.small, layout.danger)}>{localize(error.message)}</p>}
      <Value title={t('Input')} value={execution.input} />
      <StepTable execution={execution} events={events} filter={filter} now={now} />
      {status !== 'running' && <Value title={t('Output')} value={execution.output} />}
    </section>
  )
}

/** The clock of this device, updated a few times a second while something runs. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [runs])
  return now
}

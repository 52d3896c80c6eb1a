import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  LoaderCircle,
  type LucideIcon,
  Scissors,
  SkipForward,
  TimerOff,
  Unplug,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatCost, formatDuration } from '../../../components/text'
import { hostOf } from '../../../engine/net/hosts'
import { localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { JsonValue } from '../../../model/json'
import { describeOutgoing } from '../../../model/outgoing'
import { PAGE_ENDED } from '../../../model/run-outcome'
import { type ExecutionOutcome, outcomeOfExecution, outcomeOfStep } from '../../../toolkit/execution-outcome'
import type { PipelineExecution, StepExecution } from '../../../toolkit/executions'
import { markdownToText } from '../../app/parts/markdown-to-text'
import { summarizeValue } from '../../app/parts/summarize-value'
import lists from '../../tools/lists.module.css'
import { JsonTree } from '../../xray/JsonTree'
import { UNKNOWN_DOCUMENT } from '../replay/unknown-document'
import styles from './Executions.module.css'

type Status = ExecutionOutcome | 'unreached'

const appearance: Record<Status, { Icon: LucideIcon; word: MessageDescriptor }> = {
  pending: { Icon: CircleDashed, word: msg('Pending') },
  running: { Icon: LoaderCircle, word: msg('Running') },
  completed: { Icon: CircleCheck, word: msg('Completed') },
  failed: { Icon: CircleX, word: msg('Failed') },
  skipped: { Icon: SkipForward, word: msg('Skipped') },
  timeout: { Icon: TimerOff, word: msg('Out of time') },
  cancelled: { Icon: Ban, word: msg('Canceled') },
  unreached: { Icon: CircleDashed, word: msg('Not reached') },
  'cut-short': { Icon: Scissors, word: msg('Cut short') },
  'page-ended': { Icon: Unplug, word: msg('Ended with the page') },
  unknown: { Icon: CircleHelp, word: msg('Not known how it ended') },
}

/** The status of an execution or a step, as an icon and a word. */
export function StatusMark({ status }: { status: Status }) {
  const { Icon, word } = appearance[status]
  return (
    <span className={styles.status} data-status={status}>
      <Icon size={16} aria-hidden /> {localize(word)}
    </span>
  )
}

/** How many of its steps are done, and of how many where that is known. */
export function formatSteps({ completedSteps, totalSteps }: PipelineExecution, isKnown: boolean): string {
  return isKnown
    ? t('steps {done, number}/{all, number}', { done: completedSteps, all: totalSteps })
    : t('steps {done, number}, of an unknown number', { done: completedSteps })
}

interface ExecutionDetailProps {
  execution: PipelineExecution
  /** Whether the run's document was recorded. */
  isKnown: boolean
  /** The heading already shows name and status. */
  isUnfolded?: boolean
}

/** One execution, step by step: the input and output of each step, and how a model used it. */
export function ExecutionDetail({ execution, isKnown, isUnfolded = false }: ExecutionDetailProps) {
  const { name, status, currentStepNumber, totalSteps, totalCostUsd, totalTokens, error } = execution
  const isToldByStep =
    error?.code !== PAGE_ENDED && execution.steps.some(step => step.error?.message === error?.message)
  const now = useNow(status === 'running')
  const lasted = status === 'running' ? Math.max(execution.durationMs, now - execution.startedAt) : execution.durationMs
  return (
    <section
      className={styles.detail}
      data-called={execution.parentCallId !== undefined || undefined}
      aria-label={t('Execution of {name}', { name })}
    >
      {!isUnfolded && (
        <p className={styles.headline}>
          <strong>{name}</strong> <StatusMark status={outcomeOfExecution(execution)} />
          {status === 'running' && currentStepNumber > 0 && (
            <span>{t('(step {step, number} of {all, number})', { step: currentStepNumber, all: totalSteps })}</span>
          )}
        </p>
      )}
      <p className={lists.soft}>
        {formatDuration(lasted)} · {formatCost(totalCostUsd)} ·{' '}
        {t('{tokens, plural, one {# token} other {# tokens}}', { tokens: totalTokens })} ·{' '}
        {formatSteps(execution, isKnown)}
      </p>
      {!isKnown && <p className={lists.soft}>{localize(UNKNOWN_DOCUMENT)}</p>}
      {error && !isToldByStep && <p className={styles.error}>{localize(error.message)}</p>}
      <Value title={t('Input')} value={execution.input} />
      <ol className={styles.steps} aria-label={t('Steps')}>
        {execution.steps.map(step => (
          <Step key={step.nodeId} step={step} now={now} isOver={status !== 'running'} />
        ))}
      </ol>
      {status !== 'running' && <Value title={t('Output')} value={execution.output} />}
    </section>
  )
}

function Step({ step, now, isOver }: { step: StepExecution; now: number; isOver: boolean }) {
  const { stepNumber, name, status, durationMs, startedAt, costUsd, tokensUsed, error } = step
  const { retryCount, retriedBecause, endingSaid } = step
  const lasted = status === 'running' && startedAt !== null ? Math.max(0, now - startedAt) : durationMs
  const facts = [
    startedAt !== null && status !== 'skipped' && formatDuration(lasted),
    tokensUsed > 0 && formatCost(costUsd),
    tokensUsed > 0 && t('{tokens, plural, one {# token} other {# tokens}}', { tokens: tokensUsed }),
    retryCount > 0 && t('{count, plural, one {# retry} other {# retries}}', { count: retryCount }),
  ]
  return (
    <li data-status={status}>
      <p className={styles.stepHead}>
        <span>
          {stepNumber}. <strong>{name}</strong>
        </span>
        <StatusMark status={isOver && status === 'pending' ? 'unreached' : outcomeOfStep(step)} />
        <span className={lists.soft}>{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {error && error.code !== PAGE_ENDED && <p className={styles.error}>{localize(error.message)}</p>}
      {endingSaid && !error && <p className={lists.soft}>{localize(endingSaid)}</p>}
      {status === 'running' && retriedBecause !== null && (
        <p className={lists.soft}>{t('Trying again. Last time: {why}', { why: retriedBecause })}</p>
      )}
      {step.outgoing?.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows.
        <p key={index} className={lists.soft}>
          {t('{method} {host}: {outcome}', {
            method: event.request.method,
            host: hostOf(event.request.url),
            outcome: describeOutgoing(event),
          })}
        </p>
      ))}
      {formatCalls(step).map(line => (
        <p key={line} className={lists.soft}>
          {line}
        </p>
      ))}
      <Value title={t('Given')} value={step.resolvedInput} />
      <Value title={t('Output')} value={step.toolOutput} />
      <Value title={t('Reasoning')} value={step.reasoningOutput} />
    </li>
  )
}

/** Which tools a step called, and whether a model did. */
function formatCalls({ calls }: StepExecution): string[] {
  const named = (byModel: boolean) =>
    calls
      .filter(call => call.byModel === byModel)
      .map(({ toolName, count }) =>
        count > 1 ? t('{tool}, {count, plural, one {# time} other {# times}}', { tool: toolName, count }) : toolName,
      )
  const [ofModel, ofStep] = [named(true), named(false)]
  return [
    ...(ofStep.length > 0 ? [t('Called {tools} by itself. No model was asked.', { tools: ofStep.join('; ') })] : []),
    ...(ofModel.length > 0 ? [t('Its model called {tools}.', { tools: ofModel.join('; ') })] : []),
  ]
}

/** A collapsible value; the summary is its beginning. */
function Value({ title, value }: { title: string; value: JsonValue }) {
  if (value === null || (typeof value === 'object' && Object.keys(value).length === 0)) return null
  return (
    <details className={styles.value}>
      <summary className={lists.unfolds}>
        <b>{title}</b> <bdi translate="no">{summarizeValue(value, 200, markdownToText)}</bdi>
      </summary>
      <JsonTree value={value} openLevels={1} />
    </details>
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

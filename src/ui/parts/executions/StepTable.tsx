import { ChevronDown, ChevronRight } from 'lucide-react'
import { Fragment, useMemo, useState } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import rowStyles from '../../../components/rows.module.css'
import { Table } from '../../../components/Table'
import { count, formatCost, formatDuration } from '../../../components/text'
import { hostOf } from '../../../engine/net/hosts'
import { localize, t } from '../../../language/active'
import type { RunEvent } from '../../../model/events'
import type { JsonValue } from '../../../model/json'
import { describeOutgoing } from '../../../model/outgoing'
import { PAGE_ENDED } from '../../../model/run-outcome'
import type { PipelineExecution, StepExecution } from '../../../toolkit/executions'
import { markdownToText } from '../../page/runs/markdown-to-text'
import { summarizeValue } from '../../page/runs/summarize-value'
import { JsonTree } from '../JsonTree'
import styles from './Executions.module.css'
import { StatusMark } from './StatusMark'
import { eventsOfStep, isShown, type StepFilter, stepStatus, valuesOf, valuesOfCards } from './step-rows'

interface StepTableProps {
  execution: PipelineExecution
  /** The events of its run. */
  events: readonly RunEvent[]
  filter: StepFilter
  /** The clock of this device. */
  now: number
}

/** What each card of an execution got, gave and took: a row each, which unfolds to all that is known of it. */
export function StepTable({ execution, events, filter, now }: StepTableProps) {
  const values = useMemo(() => valuesOfCards(events), [events])
  const steps = execution.steps.filter(step => isShown(step, execution, filter))
  if (steps.length === 0) return <p className={layout.hint}>{t('No card matches.')}</p>
  return (
    <Table scrolls={t('Steps of {name}', { name: execution.name })} className={styles.steps} aria-label={t('Steps')}>
      <thead>
        <tr>
          <th scope="col">{t('Card')}</th>
          <th scope="col">{t('Status')}</th>
          <th scope="col">{t('Input')}</th>
          <th scope="col">{t('Output')}</th>
          <th scope="col">{t('Tools')}</th>
          <th scope="col">{t('Tokens')}</th>
          <th scope="col">{t('Time')}</th>
          <th scope="col">{t('Cost')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(step => (
          <Row
            key={step.nodeId}
            step={step}
            execution={execution}
            events={events}
            now={now}
            {...valuesOf(step, execution, values)}
          />
        ))}
      </tbody>
    </Table>
  )
}

type RowProps = Omit<StepTableProps, 'filter'> & { step: StepExecution; input: JsonValue; output: JsonValue }

function Row({ step, execution, events, now, input, output }: RowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { stepNumber, name, status, durationMs, startedAt, costUsd, tokensUsed, error } = step
  const lasted = status === 'running' && startedAt !== null ? Math.max(0, now - startedAt) : durationMs
  const tools = step.calls.map(call => (call.count > 1 ? `${call.toolName} ×${call.count}` : call.toolName))
  const said = error && error.code !== PAGE_ENDED ? localize(error.message) : ''
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <Fragment>
      <tr data-status={status}>
        <th scope="row">
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Icon size={14} aria-hidden /> {stepNumber}. <bdi>{name}</bdi>
          </button>
        </th>
        <td>
          <StatusMark status={stepStatus(step, execution)} />
        </td>
        <td>
          <Gist value={input} />
        </td>
        <td>
          {said ? (
            <span className={classNames(layout.small, layout.danger, styles.error)}>{said}</span>
          ) : (
            <Gist value={output} />
          )}
        </td>
        <td>
          <span translate="no" className={styles.gist} title={tools.join(', ')}>
            {tools.join(', ')}
          </span>
        </td>
        <td>{tokensUsed > 0 && count(tokensUsed)}</td>
        <td>{startedAt !== null && status !== 'skipped' && formatDuration(lasted)}</td>
        <td>{tokensUsed > 0 && formatCost(costUsd)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={8} className={styles.inside}>
            <Inside step={step} execution={execution} events={events} input={input} output={output} />
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** The beginning of a value. */
function Gist({ value }: { value: JsonValue }) {
  if (isNothing(value)) return null
  return (
    <bdi translate="no" className={styles.gist}>
      {summarizeValue(value, 80, markdownToText)}
    </bdi>
  )
}

function Inside({ step, execution, events, input, output }: Omit<RowProps, 'now'>) {
  const { status, error, retryCount, retriedBecause, endingSaid } = step
  const own = useMemo(() => eventsOfStep(events, execution, step.nodeId), [events, execution, step.nodeId])
  return (
    <div>
      {endingSaid && !error && <p className={layout.hint}>{localize(endingSaid)}</p>}
      {retryCount > 0 && (
        <p className={layout.hint}>{t('{count, plural, one {# retry} other {# retries}}', { count: retryCount })}</p>
      )}
      {status === 'running' && retriedBecause !== null && (
        <p className={layout.hint}>{t('Trying again. Last time: {why}', { why: retriedBecause })}</p>
      )}
      {step.outgoing?.map((event, index) => (
        <p key={index} className={layout.hint}>
          {t('{method} {host}: {outcome}', {
            method: event.request.method,
            host: hostOf(event.request.url),
            outcome: describeOutgoing(event),
          })}
        </p>
      ))}
      {formatCalls(step).map(line => (
        <p key={line} className={layout.hint}>
          {line}
        </p>
      ))}
      <Value title={t('Given')} value={input} />
      <Value title={t('Output')} value={output} />
      <Value title={t('Reasoning')} value={step.reasoningOutput} />
      <Value title={t('Events')} value={own as unknown as JsonValue} />
    </div>
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
export function Value({ title, value }: { title: string; value: JsonValue }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isNothing(value)) return null
  return (
    <details
      className={classNames(layout.shrink, layout.small)}
      onToggle={event => setIsOpen(event.currentTarget.open)}
    >
      <summary className={classNames(layout.row2, rowStyles.unfolds)}>
        <b>{title}</b>
        <bdi translate="no" className={classNames(layout.ellipsis, layout.soft, layout.mono)}>
          {summarizeValue(value, 200, markdownToText)}
        </bdi>
      </summary>
      {isOpen && <JsonTree value={value} openLevels={1} />}
    </details>
  )
}

const isNothing = (value: JsonValue): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0)

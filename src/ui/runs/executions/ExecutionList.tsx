import { Square } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { formatCost, formatDuration } from '../../../components/text'
import { t } from '../../../language/active'
import { outcomeOfExecution } from '../../../toolkit/execution-outcome'
import type { PipelineExecution } from '../../../toolkit/executions'
import { useApp } from '../../app/app-context'
import { editedWhen } from '../../library/edited-when'
import lists from '../../tools/lists.module.css'
import { ExecutionDetail, formatSteps, StatusMark } from './ExecutionDetail'
import styles from './Executions.module.css'
import { useSavedExecutions, useShownExecutions } from './use-executions'

/** Executions of the open document, newest first: those in progress and those that are saved. */
export function ExecutionList({ pipelineId }: { pipelineId: string | null }) {
  const { editor, runner } = useApp()
  const live = useStore(runner, state => state.live)
  const isSaved = useStore(editor, state => state.recordId !== null)
  const shown = useShownExecutions()
  const { runs, hasMore, more } = useSavedExecutions()
  const [now] = useState(Date.now)
  const isWanted = (execution: PipelineExecution) => pipelineId === null || execution.pipelineId === pipelineId
  // A finished run is listed among the saved ones if the document is saved.
  const own = live || !isSaved || runs?.length === 0 ? shown.executions.filter(isWanted) : []
  const rows = (runs ?? []).flatMap(({ entry, executions, isKnown }) =>
    executions.filter(isWanted).map(execution => ({ key: `${entry.number} ${execution.id}`, execution, isKnown })),
  )
  const isReading = runs === null
  return (
    <div className={styles.list}>
      {live && own.length > 0 && (
        <section aria-label={t('Running now')} className={styles.underWay}>
          {own.map(execution => (
            <ExecutionDetail key={execution.id} execution={execution} isKnown />
          ))}
          <Button icon={Square} onClick={() => runner.stop()}>
            {t('Cancel')}
          </Button>
        </section>
      )}
      <ul className={lists.rows} aria-label={t('Executions')}>
        {!live &&
          own.map(execution => <Row key={execution.id} execution={execution} isKnown={shown.isKnown} now={now} />)}
        {rows.map(({ key, execution, isKnown }) => (
          <Row key={key} execution={execution} isKnown={isKnown} now={now} />
        ))}
      </ul>
      {own.length + rows.length === 0 && !isReading && (
        <p className={lists.soft}>
          {t('Nothing has run yet. Each run will be listed here, with the input and output of each step.')}
        </p>
      )}
      {isReading && <p className={lists.soft}>{t('Reading the saved runs…')}</p>}
      {hasMore && <Button onClick={more}>{t('Older ones')}</Button>}
    </div>
  )
}

function Row({ execution, isKnown, now }: { execution: PipelineExecution; isKnown: boolean; now: number }) {
  const { name, startedAt, durationMs, totalCostUsd, parentCallId } = execution
  const [open, setOpen] = useState(false)
  return (
    <li className={classNames(lists.row, styles.row, parentCallId !== undefined && styles.called)}>
      <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={classNames(lists.head, lists.unfolds)}>
          <span className={lists.name}>
            <bdi>{name}</bdi>
            {parentCallId !== undefined && <span className={lists.soft}> {t('called by a step or a model')}</span>}
          </span>
          <StatusMark status={outcomeOfExecution(execution)} />
          <span className={lists.soft}>
            {editedWhen(startedAt, now)} · {formatDuration(durationMs)} · {formatCost(totalCostUsd)} ·{' '}
            {formatSteps(execution, isKnown)}
          </span>
        </summary>
        {open && <ExecutionDetail execution={execution} isKnown={isKnown} isUnfolded />}
      </details>
    </li>
  )
}

import { FileDown, Square } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import rowStyles from '../../../components/rows.module.css'
import { formatCost, formatDuration } from '../../../components/text'
import { t } from '../../../language/active'
import { outcomeOfExecution } from '../../../toolkit/execution-outcome'
import type { PipelineExecution } from '../../../toolkit/executions'
import { useApp } from '../../page/app-context'
import { useSave } from '../../page/download'
import { editedWhen } from '../../page/edited-when'
import { CallsBetween } from './CallsBetween'
import { ExecutionDetail, formatSteps } from './ExecutionDetail'
import styles from './Executions.module.css'
import { StatusMark } from './StatusMark'
import { isAnyShown, type StepFilter, stepsAsCsv } from './step-rows'
import { type Executed, useSavedExecutions, useShownExecutions } from './use-executions'

/** What was called from where, and all rows as a file. */
function Summary({ runs, filter }: { runs: readonly Omit<RowProps, 'filter'>[]; filter: StepFilter }) {
  const save = useSave()
  const name = useStore(useApp().editor, state => state.draft.document.name)
  const file = () => ({
    name: t('{flow} steps.csv', { flow: name || t('Flow') }),
    blob: new Blob([stepsAsCsv(runs, filter)], { type: 'text/csv' }),
  })
  return (
    <>
      <CallsBetween executions={runs.map(({ execution }) => execution)} />
      <Button icon={FileDown} className={layout.atStart} onClick={() => save(file())}>
        {t('Save as CSV')}
      </Button>
    </>
  )
}

/** Executions of the open document, newest first: those in progress and those that are saved. */
export function ExecutionList({ filter }: { filter: StepFilter }) {
  const { editor, runner } = useApp()
  const live = useStore(runner, state => state.live)
  const isSaved = useStore(editor, state => state.recordId !== null)
  const shown = useShownExecutions()
  const { runs, hasMore, more } = useSavedExecutions()
  const isWanted = (execution: PipelineExecution) => isAnyShown(execution, filter)
  // A finished run is listed among the saved ones if the document is saved.
  const own = live || !isSaved || runs?.length === 0 ? shown.executions.filter(isWanted) : []
  const rows = (runs ?? []).flatMap(({ entry, ...run }) =>
    run.executions.filter(isWanted).map(execution => ({ ...run, key: `${entry.number} ${execution.id}`, execution })),
  )
  const isReading = runs === null
  return (
    <div className={classNames(layout.stack3, layout.packed)}>
      {live && own.length > 0 && (
        <section aria-label={t('Running now')} className={classNames(layout.stack3, layout.box, layout.padded)}>
          {own.map(execution => (
            <ExecutionDetail key={execution.id} execution={execution} events={shown.events} filter={filter} />
          ))}
          <Button icon={Square} className={layout.atStart} onClick={() => runner.stop()}>
            {t('Cancel')}
          </Button>
        </section>
      )}
      <ul className={layout.stack2} aria-label={t('Executions')}>
        {!live && own.map(execution => <Row key={execution.id} {...shown} execution={execution} filter={filter} />)}
        {rows.map(({ key, ...row }) => (
          <Row key={key} {...row} filter={filter} />
        ))}
      </ul>
      {own.length + rows.length > 0 && (
        <Summary runs={[...own.map(execution => ({ ...shown, execution })), ...rows]} filter={filter} />
      )}
      {own.length + rows.length === 0 && !isReading && (
        <p className={layout.hint}>
          {t('Nothing has run yet. Each run will be listed here, with the input and output of each step.')}
        </p>
      )}
      {isReading && <p className={layout.hint}>{t('Reading the saved runs…')}</p>}
      {hasMore && <Button onClick={more}>{t('Older ones')}</Button>}
    </div>
  )
}

interface RowProps extends Pick<Executed, 'events'> {
  execution: PipelineExecution
  filter: StepFilter
}

function Row({ execution, events, filter }: RowProps) {
  const { name, startedAt, durationMs, totalCostUsd, parentCallId } = execution
  const [open, setOpen] = useState(false)
  return (
    <li className={classNames(rowStyles.row, parentCallId !== undefined && styles.called)}>
      <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={classNames(rowStyles.line, rowStyles.unfolds)}>
          <span className={rowStyles.words}>
            <b>{name}</b>
            {parentCallId !== undefined && <span className={layout.hint}> {t('called by a step or a model')}</span>}
          </span>
          <StatusMark status={outcomeOfExecution(execution)} />
          <span className={layout.hint}>
            {editedWhen(startedAt)} · {formatDuration(durationMs)} · {formatCost(totalCostUsd)} ·{' '}
            {formatSteps(execution)}
          </span>
        </summary>
        {open && <ExecutionDetail execution={execution} events={events} filter={filter} isUnfolded />}
      </details>
    </li>
  )
}

import { FileDown } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Prose } from '../../../components/Prose'
import { Table } from '../../../components/Table'
import { localize, t } from '../../../language/active'
import { msg } from '../../../language/message'
import { type AnswerCell, answerCell, type BatchAnswer } from '../../../store/batch/answers'
import type { BatchRun } from '../../../store/batch/batch'
import { resultCsv } from '../../../store/batch/result-csv'
import { useApp } from '../../page/app-context'
import { useSave } from '../../page/download'
import { BatchProgress } from './BatchProgress'
import styles from './Compare.module.css'
import type { CompareState } from './compare-state'
import { Failures } from './Failures'
import { IncompleteMark } from './IncompleteMark'
import { useAnswers } from './use-answers'
import { useOpenRun } from './use-open-run'

const states = {
  waiting: msg('Waiting'),
  running: msg('Running…'),
  done: msg('Done'),
  failed: msg('Failed'),
  left: msg('Left out'),
}

/** The result of each row beside its input. */
export function TableResults({ room }: { room: CompareState }) {
  const { nodeTypes } = useApp()
  const save = useSave()
  const { plan, runs, status } = useStore(room.table)
  const table = useStore(room.setup, state => state.ranTable)
  const open = useOpenRun()
  const document = plan?.rows[0]?.draft.document
  const answers = useAnswers(document)
  const columns = useMemo(() => {
    if (!document) return []
    const valuesOf = (answer: (typeof answers)[number]) =>
      runs.map(({ state }) => answerCell(answer, state, document, nodeTypes))
    const all = answers.map(answer => ({ title: answer.title, kind: answer.kind, values: valuesOf(answer) }))
    // A result that no run produced gets no column.
    return all.filter(({ values }) => status === 'running' || values.some(value => value !== null))
  }, [answers, runs, document, nodeTypes, status])
  if (!plan || !document || !table) return null

  const file = () => {
    const problems = runs.map(({ problem }) => problem && localize(problem))
    // The byte order mark makes spreadsheets read the file as UTF-8.
    const blob = new Blob(['\uFEFF', resultCsv(table, columns, problems)], { type: 'text/csv' })
    return { name: `${document.name || t('Results')}.csv`, blob }
  }
  return (
    <div className={layout.stack4}>
      <div className={classNames(layout.cluster4, layout.between)}>
        <BatchProgress wall={room.table} unit="row" onAgain={() => void room.table.start(plan)} />
        <Button icon={FileDown} disabled={status === 'running'} onClick={() => save(file())}>
          {t('Save as CSV')}
        </Button>
      </div>
      <Failures
        runs={runs}
        unit="row"
        lookAt={({ row }) => t('Look at row {row, number}', { row: row + 1 })}
        onOpen={open}
      />
      <Table scrolls={t('Results')} frameClass={styles.frame} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Row')}</th>
            {table.columns.map((head, column) => (
              <th key={column} scope="col">
                {head}
              </th>
            ))}
            {columns.map(({ title }, column) => (
              <th key={column} scope="col" data-result>
                {localize(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map(run => (
            <tr key={run.row} data-status={run.status}>
              <th scope="row">
                <Opener run={run} onOpen={open} />
                <IncompleteMark run={run} />
              </th>
              {table.columns.map((_, column) => (
                <td key={column} translate="no">
                  {table.rows[run.row]?.[column]}
                </td>
              ))}
              {columns.map(({ kind, values }, column) => (
                <td
                  key={column}
                  translate={(values[run.row] ?? null) === null ? undefined : 'no'}
                  data-result
                  data-long={String(values[run.row] ?? '').length > 60 || undefined}
                >
                  <Cell value={values[run.row] ?? null} kind={kind} run={run} isFirst={column === 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Opener({ run, onOpen }: { run: BatchRun; onOpen(run: BatchRun): void }) {
  const isOver = run.events.length > 0
  if (!isOver) return <>{run.row + 1}</>
  return (
    <button
      type="button"
      className={layout.link}
      aria-label={t('Look at row {row, number}', { row: run.row + 1 })}
      onClick={() => onOpen(run)}
    >
      {run.row + 1}
    </button>
  )
}

interface CellProps {
  value: AnswerCell | null
  kind: BatchAnswer['kind']
  run: BatchRun
  /** The first result column shows the state of a run that has no result yet. */
  isFirst: boolean
}

function Cell({ value, kind, run, isFirst }: CellProps) {
  if (value === null) return isFirst && run.status !== 'done' ? <em>{localize(states[run.status])}</em> : null
  const text = String(value)
  if (kind === 'reply') return <Prose text={text} />
  return (
    <>
      {/^#[0-9a-f]{6}$/i.test(text) && <i aria-hidden style={{ background: text }} />} {text}
    </>
  )
}

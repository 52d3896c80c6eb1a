import { Play } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { activeMessages, t } from '../../../language/active'
import { readTable } from '../../../store/batch/read-table'
import { guessTargets, tableRows, targetsOf, withColumnNames } from '../../../store/batch/table'
import { useApp } from '../../page/app-context'
import { useCardNames } from '../../page/cards/use-card-names'
import { Columns } from './Columns'
import styles from './Compare.module.css'
import type { CompareState } from './compare-state'
import { PasteTable } from './PasteTable'
import { placeName } from './place-name'
import { TableResults } from './TableResults'
import { useEstimate } from './use-estimate'

/** Runs the stack once per row of a pasted table. */
export function TableTab({ room }: { room: CompareState }) {
  const { editor, nodeTypes } = useApp()
  const draft = useStore(editor, state => state.draft)
  const { text, headed, targets: chosen, mayCallOut } = useStore(room.setup)
  const status = useStore(room.table, state => state.status)
  const { document } = draft
  const names = useCardNames(document)
  const places = useMemo(() => targetsOf(document, nodeTypes), [document, nodeTypes])
  // Deferred: a long table is read again with every letter that is typed.
  const deferred = useDeferredValue(text)
  const read = useMemo(() => readTable(deferred, { headed }), [deferred, headed])
  const messages = activeMessages()
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns without a name are named in a language.
  const table = useMemo(() => ('table' in read ? withColumnNames(read.table) : undefined), [read, messages])
  const targets = useMemo(() => {
    const guessed = guessTargets(table?.columns ?? [], places, place => placeName(place, names))
    return guessed.map((target, column) => (chosen[column] === undefined ? target : (chosen[column] ?? null)))
  }, [table, places, names, chosen])
  const plan = useMemo(
    () => ({ rows: table ? tableRows(draft, table, targets) : [], times: 1 }),
    [draft, table, targets],
  )
  const estimated = useEstimate(plan)

  if (places.length === 0) {
    return (
      <p className={layout.soft}>
        {t('This stack has no box to type into, and no variables. Add a Message card, and come back.')}
      </p>
    )
  }
  const isAnywhere = targets.some(Boolean)
  return (
    <div className={layout.stack4}>
      <PasteTable room={room} problem={text.trim() && 'problem' in read ? read.problem : undefined} />
      {table && (
        <form
          className={layout.stack4}
          onSubmit={event => {
            event.preventDefault()
            void room.table.start(plan, { mayCallOut })
            room.setup.setState({ ranTable: table })
          }}
        >
          <Columns
            table={table}
            targets={targets}
            places={places}
            names={names}
            onChoose={(column, target) => room.setup.setState({ targets: { ...chosen, [column]: target } })}
          />
          {'leftOut' in read && read.leftOut > 0 && (
            <p className={layout.soft}>
              {t(
                '{rows, plural, one {Only the first # row is run;} other {Only the first # rows are run;}} {leftOut, plural, one {# is left out.} other {# are left out.}}',
                { rows: table.rows.length, leftOut: read.leftOut },
              )}
            </p>
          )}
          <div className={layout.cluster4}>
            <Button type="submit" look="strong" icon={Play} disabled={status === 'running' || !isAnywhere}>
              {t('Run {count, plural, one {# row} other {# rows}}', { count: table.rows.length })}
            </Button>
            <p aria-live="polite" className={layout.soft}>
              {isAnywhere ? estimated : t('Choose what at least one column is for.')}
            </p>
          </div>
        </form>
      )}
      {status === 'empty' ? <Outline rows={table?.rows.length ?? 4} /> : <TableResults room={room} />}
    </div>
  )
}

const mostDrawn = 8
const drawnColumns = ['in', 'in', 'out', 'out', 'out'] as const

/** Preview of the columns: inputs, and the results beside them. */
function Outline({ rows }: { rows: number }) {
  return (
    <div className={classNames(layout.stack2, styles.tableOutline)}>
      <p className={layout.soft}>{t('Each row becomes one run. Its result will show next to what went in.')}</p>
      <div aria-hidden>
        {Array.from({ length: Math.min(rows, mostDrawn) }, (_, row) =>
          drawnColumns.map((side, column) => <i key={`${row} ${column}`} data-side={side} />),
        )}
      </div>
    </div>
  )
}

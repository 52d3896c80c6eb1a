import { ArrowDown, ArrowUp, FileDown } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { Input } from '../../../components/Input'
import { Select } from '../../../components/Select'
import { Skeleton } from '../../../components/Skeleton'
import { Table } from '../../../components/Table'
import { count, formatCost, formatDuration } from '../../../components/text'
import { localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { ConnectionKind, ConnectionStat } from '../../../toolkit/connection-stats/connection-stats'
import { useApp } from '../../app/app-context'
import { saveAs } from '../../app/download'
import { useScreen } from '../../app/screen'
import { COLUMNS, type Column, statsCsv, type TableView, viewOf } from './stats-table'
import styles from './Traffic.module.css'
import { useSavedStats } from './use-saved-stats'

const kindLabels: Record<ConnectionKind, MessageDescriptor> = {
  next: msg('Goes on to'),
  'tool-edge': msg('Can call'),
  step: msg('A step calls'),
  integration: msg('Integration'),
  tool: msg('Tool'),
}

const headings: Record<Column, MessageDescriptor> = {
  kind: msg('Kind'),
  from: msg('From'),
  to: msg('To'),
  calls: msg('Times'),
  failures: msg({ message: 'Failed', context: 'a count', note: 'Over a number of calls, or over what failed.' }),
  averageMs: msg('Average time (ms)'),
  tokens: msg('Tokens'),
  cost: msg('Cost (USD)'),
}

/** As shown: the cells have their units. */
const shownHeadings: Record<Column, MessageDescriptor> = {
  ...headings,
  averageMs: msg('Time'),
  cost: msg('Cost'),
}

const isText = (column: Column) => column === 'kind' || column === 'from' || column === 'to'

/** How often each connection, integration and tool was used in the saved runs, how long that took, and what it cost. */
export function TrafficTab() {
  const stats = useSavedStats()
  const [view, setView] = useState<TableView>({ kind: 'any', text: '', sortBy: 'calls', descending: true })
  if (!stats) return <Skeleton height={12} />
  if (stats.stats.length === 0) {
    return (
      <p className={styles.soft}>
        {t('Nothing has gone over a connection yet. Run a flow whose pipelines are connected, and look again.')}
      </p>
    )
  }
  const rows = viewOf(stats.stats, view)
  return (
    <div className={styles.traffic}>
      <Tools view={view} onView={setView} rows={rows} runs={stats.runs} />
      {rows.length === 0 ? (
        <p className={styles.soft}>{t('No connection fits this choice.')}</p>
      ) : (
        <Table scrolls={t('Connections')} className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map(column => (
                <Heading key={column} column={column} view={view} onView={setView} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.key}>
                {COLUMNS.map(column => (
                  <td
                    key={column}
                    data-text={isText(column) || undefined}
                    data-kind={column === 'from' ? localize(kindLabels[row.kind]) : undefined}
                    data-target={column === 'from' && row.to !== '' ? row.to : undefined}
                  >
                    <bdi>{cellOf(row, column)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  )
}

interface ToolsProps {
  view: TableView
  onView(view: TableView): void
  rows: readonly ConnectionStat[]
  runs: number
}

function Tools({ view, onView, rows, runs }: ToolsProps) {
  const screen = useScreen()
  const name = useStore(useApp().editor, state => state.draft.document.name)
  const save = () => {
    const file = t('{flow} traffic.csv', { flow: name || t('Flow') })
    const said = Object.fromEntries(COLUMNS.map(column => [column, localize(headings[column])])) as Record<
      Column,
      string
    >
    saveAs(file, new Blob([statsCsv(rows, said)], { type: 'text/csv' }))
    screen.announce(t('Saved as {file}', { file }))
  }
  return (
    <div className={styles.tools}>
      <p className={styles.soft}>{t('Over {runs, plural, one {# run} other {# runs}}.', { runs })}</p>
      <label>
        {t('Kind')}
        <Select
          value={view.kind}
          onChange={event => onView({ ...view, kind: event.target.value as TableView['kind'] })}
        >
          <option value="any">{t('Any')}</option>
          {(Object.keys(kindLabels) as ConnectionKind[]).map(kind => (
            <option key={kind} value={kind}>
              {localize(kindLabels[kind])}
            </option>
          ))}
        </Select>
      </label>
      <label>
        {t('Name')}
        <Input
          type="search"
          value={view.text}
          placeholder={t('Part of a name')}
          onChange={event => onView({ ...view, text: event.target.value })}
        />
      </label>
      <Button icon={FileDown} onClick={save}>
        {t('Save as CSV')}
      </Button>
    </div>
  )
}

interface HeadingProps {
  column: Column
  view: TableView
  onView(view: TableView): void
}

function Heading({ column, view, onView }: HeadingProps) {
  const isSorted = view.sortBy === column
  const Icon = view.descending ? ArrowDown : ArrowUp
  // Numbers begin with the largest, names with A.
  const descending = isSorted ? !view.descending : !isText(column)
  return (
    <th
      scope="col"
      data-text={isText(column) || undefined}
      aria-sort={isSorted ? (view.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => onView({ ...view, sortBy: column, descending })}>
        {localize(shownHeadings[column])}
        {isSorted && <Icon size={14} aria-hidden />}
      </button>
    </th>
  )
}

function cellOf(row: ConnectionStat, column: Column): string {
  const time = (ms: number | null) => (ms === null ? '' : formatDuration(ms))
  switch (column) {
    case 'kind':
      return localize(kindLabels[row.kind])
    case 'averageMs':
      return time(row[column])
    case 'cost':
      return formatCost(row.cost)
    case 'from':
    case 'to':
      return row[column]
    default:
      return count(row[column])
  }
}

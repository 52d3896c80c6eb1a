import { Table2 } from 'lucide-react'
import { CopyButton } from '../../components/CopyButton'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Sketch } from '../../components/Sketch'
import { Table } from '../../components/Table'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { toCsv } from '../kit/csv'
import { formatNumber } from '../kit/format-number'
import { displayView } from '../kit/outputs'
import type { NodeView } from '../view'
import { TableOutput } from './output'
import styles from './view.module.css'

function Cells({ table: { title, columns, rows } }: { table: TableOutput }) {
  const [head, ...heads] = columns
  return (
    // A table that is wider than its card is moved sideways, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached.
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark for each table.
    <div className={styles.scroll} role="group" aria-label={title || t('Table')} tabIndex={0}>
      <Table className={styles.table}>
        {title && <caption>{title}</caption>}
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {heads.map((column, at) => (
              <th key={at} scope="col" data-number={rows.every(row => typeof row[at + 1] === 'number') || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{printCell(name)}</th>
              {cells.map((cell, at) => (
                <td key={at} data-number={typeof cell === 'number' || undefined}>
                  {printCell(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

const printCell = (cell: string | number | undefined) => (typeof cell === 'number' ? formatNumber(cell) : cell)

function Hero({ table }: { table: TableOutput }) {
  return (
    <div className={classNames(layout.stack3, styles.hero)}>
      <Cells table={table} />
      <CopyButton label={t('Copy as CSV')} text={() => toCsv([table.columns, ...table.rows])} />
    </div>
  )
}

/** A table with a header only. */
function BlankTable() {
  return (
    <Sketch>
      <path d="M4 3h56v9H4z" fill="currentColor" fillOpacity="0.25" />
      <path d="M4 12v21h56V12M4 23h56M23 12v21M42 12v21" strokeDasharray="4 4" />
    </Sketch>
  )
}

const view: NodeView = {
  Icon: Table2,
  alsoCalled: msg({ message: 'grid spreadsheet csv rows', context: 'other words that find the card “Table”' }),
  ...displayView(TableOutput, {
    hero: table => <Hero table={table} />,
    earlier: table => <Cells table={table} />,
    empty: {
      art: <BlankTable />,
      soon: msg('A table will show here.'),
      busy: msg('The model is filling in the table…'),
    },
  }),
}

export default view

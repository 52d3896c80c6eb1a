import { t } from '../language/active'
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json'
import { classNames } from './class-names'
import layout from './layout.module.css'
import { Payload } from './Payload'
import styles from './structured.module.css'

/** Number of rendered fields, items or rows; the JSON below has all of them. */
const MOST = 30
/** Number of table columns that fit a card. */
const MOST_COLUMNS = 6
/** Number of rendered levels. */
const DEEPEST = 4

/** A structured answer, compact: fields by name, lists of records as a table, and collapsible JSON. */
export function Structured({ value }: { value: JsonObject | JsonValue[] }) {
  return (
    <div className={classNames(layout.stack2, styles.structured)}>
      <Value value={value} depth={0} />
      <details>
        <summary>{t('As JSON')}</summary>
        <Payload value={value} />
      </details>
    </div>
  )
}

/** Any value as an answer: structured if it has fields or items, else as text. */
export function AnyValue({ value }: { value: JsonValue }) {
  const isLaidOut = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  return isLaidOut ? <Structured value={value} /> : <Payload value={value} />
}

function Value({ value, depth }: { value: JsonValue; depth: number }) {
  if (typeof value !== 'object' || value === null) return <Leaf value={value} />
  const size = Object.keys(value).length
  if (size === 0) return <Leaf value={null} />
  if (depth >= DEEPEST) return <span className={layout.soft}>{t('{size, number} inside, see the JSON', { size })}</span>
  if (isJsonObject(value)) return <Fields fields={value} depth={depth} />
  const columns = columnsOf(value)
  return columns ? <Records rows={value as JsonObject[]} columns={columns} /> : <Items items={value} depth={depth} />
}

function Leaf({ value }: { value: JsonValue }) {
  if (value === null) return <span className={layout.soft}>{t('nothing')}</span>
  if (typeof value === 'boolean') return <>{value ? t('yes') : t('no')}</>
  return <bdi>{String(value)}</bdi>
}

function Fields({ fields, depth }: { fields: JsonObject; depth: number }) {
  const entries = Object.entries(fields)
  return (
    <table>
      <tbody>
        {entries.slice(0, MOST).map(([name, field]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Value value={field} depth={depth + 1} />
            </td>
          </tr>
        ))}
        <More count={entries.length - MOST} columns={2} />
      </tbody>
    </table>
  )
}

/** The common fields of records; null for other lists. */
function columnsOf(items: readonly JsonValue[]): string[] | null {
  const columns = new Set<string>()
  for (const item of items) {
    if (!isJsonObject(item) || Object.values(item).some(field => typeof field === 'object' && field !== null))
      return null
    for (const name of Object.keys(item)) columns.add(name)
  }
  return columns.size > 0 && columns.size <= MOST_COLUMNS ? [...columns] : null
}

function Records({ rows, columns }: { rows: readonly JsonObject[]; columns: readonly string[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST).map((row, index) => (
          <tr key={index}>
            {columns.map(column => (
              <td key={column}>{row[column] !== undefined && <Leaf value={row[column]} />}</td>
            ))}
          </tr>
        ))}
        <More count={rows.length - MOST} columns={columns.length} />
      </tbody>
    </table>
  )
}

function More({ count, columns }: { count: number; columns: number }) {
  if (count <= 0) return null
  return (
    <tr>
      <td colSpan={columns} className={layout.soft}>
        {t('and {count, number} more, see the JSON', { count })}
      </td>
    </tr>
  )
}

function Items({ items, depth }: { items: readonly JsonValue[]; depth: number }) {
  return (
    <ol className={layout.bullets}>
      {items.slice(0, MOST).map((item, index) => (
        <li key={index}>
          <Value value={item} depth={depth + 1} />
        </li>
      ))}
      {items.length > MOST && (
        <li className={layout.soft}>{t('and {count, number} more, see the JSON', { count: items.length - MOST })}</li>
      )}
    </ol>
  )
}

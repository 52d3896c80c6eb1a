import { useState } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import type { JsonObject, JsonValue } from '../../model/json'
import styles from './JsonTree.module.css'

interface JsonTreeProps {
  value: JsonValue
  /** Number of initially expanded levels below the root. Collapsed ones are not rendered. */
  openLevels?: number
}

/** A JSON tree: objects and lists expand one by one, so that large values render lazily. */
export function JsonTree({ value, openLevels = 0 }: JsonTreeProps) {
  return (
    <div className={classNames(layout.small, layout.mono, layout.breakWords, styles.tree)} dir="ltr">
      {isBranch(value) ? <Children value={value} openLevels={openLevels} /> : <Leaf value={value} />}
    </div>
  )
}

function Branch({ name, value, openLevels }: { name: string; value: JsonValue; openLevels: number }) {
  const [open, setOpen] = useState(openLevels > 0)
  const label = (
    <span className={layout.soft} translate="no">
      {name}:{' '}
    </span>
  )
  if (!isBranch(value)) {
    return (
      <div className={styles.leaf}>
        {label}
        <Leaf value={value} />
      </div>
    )
  }
  return (
    <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {label}
        <span className={layout.soft} translate="no">
          {Array.isArray(value)
            ? t('[ {count, plural, one {# entry} other {# entries}} ]', { count: value.length })
            : `{ ${fieldNames(value)} }`}
        </span>
      </summary>
      {open && (
        <div className={styles.children}>
          <Children value={value} openLevels={openLevels - 1} />
        </div>
      )}
    </details>
  )
}

const PAGE = 100

function Children({ value, openLevels }: { value: object; openLevels: number }) {
  const [shown, setShown] = useState(PAGE)
  const entries = Object.entries(value) as [string, JsonValue][]
  const rest = entries.length - shown
  return (
    <>
      {entries.slice(0, shown).map(([name, child]) => (
        <Branch key={name} name={name} value={child} openLevels={openLevels} />
      ))}
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE)}>
          {t('Show {some, number} more of {rest, number}', { some: Math.min(rest, PAGE), rest })}
        </button>
      )}
    </>
  )
}

const LONG = 400

function Leaf({ value }: { value: JsonValue }) {
  const [whole, setWhole] = useState(false)
  if (typeof value !== 'string')
    return (
      <span className={styles.plain} translate="no">
        {JSON.stringify(value)}
      </span>
    )
  const isCut = !whole && value.length > LONG
  return (
    <>
      <span className={styles.text} translate="no">
        {isCut ? `"${value.slice(0, LONG)}…` : JSON.stringify(value)}
      </span>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('Show all {count, plural, one {# character} other {# characters}}', { count: value.length })}
        </button>
      )}
    </>
  )
}

/** Whether it has children. */
function isBranch(value: JsonValue): value is JsonValue[] | JsonObject {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

function fieldNames(value: object): string {
  const names = Object.keys(value)
  if (names.length <= 4) return names.join(', ')
  return t('{names} and {more, number} more', { names: names.slice(0, 3).join(', '), more: names.length - 3 })
}

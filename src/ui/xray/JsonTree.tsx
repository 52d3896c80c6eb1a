import { useState } from 'react'
import { plural } from '../../components/text'
import type { JsonObject, JsonValue } from '../../engine/model/json'
import styles from './JsonTree.module.css'

interface JsonTreeProps {
  value: JsonValue
  /** Number of initially expanded levels below the root. Collapsed ones are not rendered. */
  openLevels?: number
}

/** A JSON tree: objects and lists expand one by one, so that large values render lazily. */
export function JsonTree({ value, openLevels = 0 }: JsonTreeProps) {
  return (
    <div className={styles.tree}>
      {isBranch(value) ? <Children value={value} openLevels={openLevels} /> : <Leaf value={value} />}
    </div>
  )
}

function Branch({ name, value, openLevels }: { name: string; value: JsonValue; openLevels: number }) {
  const [open, setOpen] = useState(openLevels > 0)
  const label = <span className={styles.name}>{name}: </span>
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
        <span className={styles.size}>
          {Array.isArray(value) ? `[ ${plural(value.length, 'entry', 'entries')} ]` : `{ ${fieldNames(value)} }`}
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
          Show {Math.min(rest, PAGE)} more of {rest}
        </button>
      )}
    </>
  )
}

const LONG = 400

function Leaf({ value }: { value: JsonValue }) {
  const [whole, setWhole] = useState(false)
  if (typeof value !== 'string') return <span className={styles.plain}>{JSON.stringify(value)}</span>
  const isCut = !whole && value.length > LONG
  return (
    <>
      <span className={styles.text}>{isCut ? `"${value.slice(0, LONG)}…` : JSON.stringify(value)}</span>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Show all {plural(value.length, 'character')}
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
  return names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

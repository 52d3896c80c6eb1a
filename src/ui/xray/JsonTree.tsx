import { useState } from 'react'
import type { JsonValue } from '../../engine/json'
import { plural } from './amounts'
import styles from './JsonTree.module.css'

interface JsonTreeProps {
  value: JsonValue
  /** How many levels are open at first. What is closed is not rendered. */
  openLevels?: number
}

/** JSON to look into: objects and lists open one by one, so that a big one costs nothing until it is opened. */
export function JsonTree({ value, openLevels = 1 }: JsonTreeProps) {
  return (
    <div className={styles.tree}>
      <Branch value={value} openLevels={openLevels} />
    </div>
  )
}

function Branch({ name, value, openLevels }: { name?: string; value: JsonValue; openLevels: number }) {
  const [open, setOpen] = useState(openLevels > 0)
  const label = name !== undefined && <span className={styles.name}>{name}: </span>
  if (typeof value !== 'object' || value === null || sizeOf(value) === 0) {
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
      {open && <Children value={value} openLevels={openLevels - 1} />}
    </details>
  )
}

const PAGE = 100

function Children({ value, openLevels }: { value: object; openLevels: number }) {
  const [shown, setShown] = useState(PAGE)
  const entries = Object.entries(value) as [string, JsonValue][]
  const rest = entries.length - shown
  return (
    <div className={styles.children}>
      {entries.slice(0, shown).map(([name, child]) => (
        <Branch key={name} name={name} value={child} openLevels={openLevels} />
      ))}
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE)}>
          Show {Math.min(rest, PAGE)} more of {rest}
        </button>
      )}
    </div>
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

function sizeOf(value: object): number {
  return Array.isArray(value) ? value.length : Object.keys(value).length
}

function fieldNames(value: object): string {
  const names = Object.keys(value)
  return names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

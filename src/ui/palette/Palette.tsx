import { type KeyboardEvent, useId, useState } from 'react'
import type { Family, NodeType } from '../../engine/node-type'
import { useApp } from '../app-context'
import styles from './Palette.module.css'
import { PaletteItem } from './PaletteItem'

const families: readonly [Family, string][] = [
  ['input', 'What goes in'],
  ['model', 'Who thinks'],
  ['output', 'What comes out'],
  ['control', 'Where it goes'],
  ['data', 'What it can look up'],
]

/** Everything that can be added, by family. */
export default function Palette() {
  const { nodeTypes } = useApp()
  const [filter, setFilter] = useState('')
  const noteId = useId()
  const shown = [...nodeTypes.values()].filter(type => matches(type, filter))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside.
    <div className={styles.palette} onKeyDown={moveByArrows}>
      <h2 className="unseen">What you can add</h2>
      <input
        type="search"
        className={styles.filter}
        aria-label="Find a card"
        aria-describedby={noteId}
        placeholder="Find a card…"
        value={filter}
        onChange={event => setFilter(event.target.value)}
      />
      <p id={noteId} className={shown.length > 0 ? 'unseen' : styles.nothing}>
        {shown.length > 0 ? `${shown.length} to choose from` : 'No card is called that.'}
      </p>
      {families.map(([family, title]) => {
        const types = shown.filter(type => type.family === family)
        if (types.length === 0) return null
        return (
          <section key={family} className={styles.family} aria-label={title}>
            <h3>{title}</h3>
            {types.map(type => (
              <PaletteItem key={type.type} type={type} />
            ))}
          </section>
        )
      })}
    </div>
  )
}

function matches(type: NodeType, filter: string): boolean {
  const haystack = `${type.name} ${type.summary}`.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every(word => haystack.includes(word))
}

/** The arrow keys walk the list, beside Tab. */
function moveByArrows(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
  const next = stops[stops.indexOf(event.target as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

import { useId, useState } from 'react'
import { moveByArrows } from '../../../components/move-by-arrows'
import type { Family, NodeType } from '../../../engine/model/node-type'
import { useActions } from '../../stack/actions-context'
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

/** All node types, by family. */
export default function Palette() {
  const { nodeTypes } = useApp()
  const actions = useActions()
  const [filter, setFilter] = useState('')
  const noteId = useId()
  const shown = [...nodeTypes.values()].filter(type => matches(type, filter))
  // Matches of the name come before matches of keywords.
  const named = filter.trim() === '' ? [] : shown.filter(({ name }) => startsSo(name, filter))

  const first = families.flatMap(([family]) => shown.filter(type => type.family === family))[0]
  const found = named[0] ?? first

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
        onKeyDown={event => {
          if (event.key !== 'Enter' || !found || filter.trim() === '') return
          event.preventDefault()
          actions.add({ type: found.type })
        }}
      />
      <p id={noteId} className={shown.length > 0 ? 'unseen' : styles.nothing}>
        {shown.length > 0 ? `${shown.length} to choose from` : 'No card found.'}
      </p>
      {families.map(([family, title]) => {
        const types = shown.filter(type => type.family === family)
        if (types.length === 0) return null
        return (
          <section key={family} className={styles.family} aria-label={title}>
            <h3>{title}</h3>
            {types.map(type => (
              <PaletteItem key={type.type} type={type} isFirst={type === first} />
            ))}
          </section>
        )
      })}
    </div>
  )
}

function startsSo(name: string, filter: string): boolean {
  return name.toLowerCase().startsWith(filter.trim().toLowerCase())
}

function matches(type: NodeType, filter: string): boolean {
  const haystack = `${type.name} ${type.summary} ${type.alsoCalled ?? ''}`.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every(word => haystack.includes(word))
}

import { useId, useState } from 'react'
import { isComposing } from '../../../components/keys'
import { moveByArrows } from '../../../components/move-by-arrows'
import { localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { Family, NodeType } from '../../../model/node-type'
import { useActions } from '../../stack/actions-context'
import { useApp } from '../app-context'
import styles from './Palette.module.css'
import { PaletteItem } from './PaletteItem'

const families: readonly [Family, MessageDescriptor][] = [
  ['input', msg('What goes in')],
  ['model', msg('Who answers')],
  ['output', msg('What comes out')],
  ['control', msg('Where it goes')],
  ['data', msg('What it can look up')],
]

/** All node types, by family. */
export function Palette() {
  const { nodeTypes } = useApp()
  const actions = useActions()
  const [filter, setFilter] = useState('')
  const noteId = useId()
  const shown = [...nodeTypes.values()].filter(type => matches(type, filter))
  // Matches of the name come before matches of keywords.
  const named = filter.trim() === '' ? [] : shown.filter(({ name }) => startsSo(localize(name), filter))

  const first = families.flatMap(([family]) => shown.filter(type => type.family === family))[0]
  const found = named[0] ?? first

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside.
    <div className={styles.palette} onKeyDown={moveByArrows}>
      <h2 className="unseen">{t('What you can add')}</h2>
      <input
        type="search"
        className={styles.filter}
        aria-label={t('Find a card')}
        aria-describedby={noteId}
        placeholder={t('Find a card…')}
        value={filter}
        onChange={event => setFilter(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || isComposing(event) || !found || filter.trim() === '') return
          event.preventDefault()
          actions.add({ type: found.type })
        }}
      />
      <p id={noteId} className={shown.length > 0 ? 'unseen' : styles.nothing}>
        {shown.length > 0 ? t('{count, number} to choose from', { count: shown.length }) : t('No card found.')}
      </p>
      {families.map(([family, title]) => {
        const types = shown.filter(type => type.family === family)
        if (types.length === 0) return null
        return (
          <section key={family} className={styles.family} aria-label={localize(title)}>
            <h3>{localize(title)}</h3>
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
  const haystack = `${localize(type.name)} ${localize(type.summary)} ${localize(type.alsoCalled ?? '')}`.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every(word => haystack.includes(word))
}

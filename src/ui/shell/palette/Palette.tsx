import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import { isComposing } from '../../../components/keys'
import layout from '../../../components/layout.module.css'
import { moveByArrows } from '../../../components/move-by-arrows'
import { localize, t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { useActions } from '../../page/edits/card-actions'
import styles from './Palette.module.css'
import { PaletteItem } from './PaletteItem'
import { type Drawer, paletteShelves, searchCards } from './palette-shelves'

/** What can be added: everyday cards in drawers, the others folded, and a search over all of them. */
export function Palette() {
  const { nodeTypes } = useApp()
  const actions = useActions()
  const [search, setSearch] = useState('')
  const noteId = useId()
  const isSearching = search.trim() !== ''
  const found = isSearching ? searchCards(nodeTypes, search) : []

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside.
    <div className={classNames(layout.stack2, layout.packed)} onKeyDown={moveByArrows}>
      <h2 className="unseen">{t('What you can add')}</h2>
      <input
        type="search"
        className={styles.filter}
        aria-label={t('Find a card')}
        aria-describedby={noteId}
        placeholder={t('Find a card…')}
        value={search}
        onChange={event => setSearch(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || isComposing(event) || !found[0]) return
          event.preventDefault()
          actions.add({ type: found[0].type })
        }}
      />
      <p id={noteId} className={isSearching && found.length === 0 ? layout.hint : 'unseen'}>
        {isSearching && found.length === 0
          ? t('No card found.')
          : t('{count, number} to choose from', { count: isSearching ? found.length : nodeTypes.size })}
      </p>
      {isSearching ? (
        <section className={styles.drawer} aria-label={t('Found')}>
          {found.map((type, place) => (
            <PaletteItem key={type.type} type={type} isFirst={place === 0} isExplained />
          ))}
        </section>
      ) : (
        <Shelves />
      )}
    </div>
  )
}

/** The cards while nothing is searched. */
function Shelves() {
  const { nodeTypes, editor, settings } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const forDevelopers = useStore(settings, state => state.developer)
  const [isOpen, setIsOpen] = useState(false)
  const moreId = useId()
  const { everyday, more } = useMemo(
    () => paletteShelves({ nodeTypes, document, forDevelopers }),
    [nodeTypes, document, forDevelopers],
  )
  return (
    <>
      {everyday.map((drawer, place) => (
        <DrawerOf key={drawer.family} drawer={drawer} isFirst={place === 0} />
      ))}
      <button
        type="button"
        className={classNames(layout.row2, layout.atStart, layout.soft, layout.semibold, layout.rounded, styles.more)}
        tabIndex={-1}
        aria-expanded={isOpen}
        aria-controls={isOpen ? moreId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown size={16} aria-hidden />
        {t('More cards')}
      </button>
      {isOpen && (
        <div id={moreId} className={classNames(layout.stack2, layout.packed)}>
          {more.map(drawer => (
            <DrawerOf key={drawer.family} drawer={drawer} isExplained />
          ))}
        </div>
      )}
    </>
  )
}

function DrawerOf({
  drawer: { family, title, types },
  isFirst,
  isExplained,
}: {
  drawer: Drawer
  isFirst?: boolean
  isExplained?: boolean
}) {
  const titleId = useId()
  return (
    <section className={styles.drawer} aria-labelledby={titleId}>
      <h3 id={titleId} data-family={family}>
        {localize(title)}
      </h3>
      {types.map((type, place) => (
        <PaletteItem key={type.type} type={type} isFirst={isFirst && place === 0} isExplained={isExplained} />
      ))}
    </section>
  )
}

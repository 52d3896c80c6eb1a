import { Copy, Pencil, Trash2 } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { IconButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import rowStyles from '../../components/rows.module.css'
import tiles from '../../components/tiles.module.css'
import { useLanguage } from '../../components/use-language'
import type { IndexRecord } from '../../documents/library/library'
import { activeMessages, localize, t } from '../../language/active'
import { useApp } from '../page/app-context'
import { editedWhen } from '../page/edited-when'
import { useScreen } from '../page/screen'
import styles from './DocumentRow.module.css'
import { RenameField } from './RenameField'
import { TypeIcon } from './TypeIcon'

interface DocumentRowProps {
  record: IndexRecord
  onClose(): void
}

const MOST_ICONS = 6

/** One document of the library, with its actions. */
export const DocumentRow = memo(function DocumentRow({ record, onClose }: DocumentRowProps) {
  useLanguage()
  const { editor, library } = useApp()
  const screen = useScreen()
  const isOpen = useStore(editor, state => state.recordId === record.id)
  const [renaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const name = record.name || t('Untitled')

  const open = async () => {
    if (isOpen || (await library.open(record.id))) onClose()
  }
  const rename = async (renamed: string, byKey: boolean) => {
    // Synchronous, so that the button exists before it is focused.
    flushSync(() => setRenaming(false))
    if (byKey) renameButton.current?.focus()
    if (renamed !== '' && renamed !== record.name && (await library.rename(record.id, renamed))) {
      screen.announce(t('Renamed to “{renamed}”', { renamed }))
    }
  }
  const duplicate = async () => {
    if (await library.duplicate(record.id)) screen.announce(t('Duplicated “{name}”', { name }))
  }
  const remove = async () => {
    if (await library.remove(record.id)) screen.announce(t('Deleted “{name}”', { name }))
  }

  return (
    <li
      className={classNames(rowStyles.row, rowStyles.line, styles.row)}
      data-document={record.id}
      data-open={isOpen || undefined}
    >
      {renaming ? (
        <RenameField name={record.name} onDone={rename} />
      ) : (
        <button
          type="button"
          className={classNames(layout.stack, layout.fromStart, styles.open)}
          aria-label={t('Open {name}', { name })}
          onClick={open}
        >
          <bdi className={classNames(layout.ellipsis, layout.bold)}>{name}</bdi>
          <span className={rowStyles.facts}>
            {isOpen && <strong className={layout.accent}>{t('Open now')}</strong>}
            <span>{t('{count, plural, one {# card} other {# cards}}', { count: record.nodeCount })}</span>
            <span>
              {t(
                { message: 'edited {when}', note: 'Edited just now, yesterday, 2 hours ago.' },
                { when: editedWhen(record.updatedAt) },
              )}
            </span>
          </span>
        </button>
      )}
      <TypeIcons types={record.types} />
      <div className={layout.row}>
        <IconButton
          ref={renameButton}
          icon={Pencil}
          size={16}
          label={t('Rename {name}', { name })}
          onClick={() => setRenaming(true)}
        />
        <IconButton icon={Copy} size={16} label={t('Duplicate {name}', { name })} onClick={duplicate} />
        <IconButton icon={Trash2} size={16} label={t('Delete {name}', { name })} onClick={remove} />
      </div>
    </li>
  )
})

/** The node types of a document, as icons in their hues. */
export function TypeIcons({ types }: { types: readonly string[] }) {
  const { nodeTypes } = useApp()
  const shown = types.slice(0, MOST_ICONS)
  const more = types.length - shown.length
  return (
    <span className={classNames(layout.row1, layout.hint)}>
      <span className="unseen">
        {t(
          { message: 'with {cards}', note: 'A list of names of cards.' },
          {
            cards: activeMessages().list(
              types.map(type => localize(nodeTypes.get(type)?.name ?? type)),
              { type: 'unit' },
            ),
          },
        )}
      </span>
      {shown.map(type => (
        <span
          key={type}
          className={classNames(tiles.icon, styles.icon)}
          data-family={nodeTypes.get(type)?.family ?? 'unknown'}
          aria-hidden
        >
          <TypeIcon type={type} size={14} />
        </span>
      ))}
      {more > 0 && <span aria-hidden>+{more}</span>}
    </span>
  )
}

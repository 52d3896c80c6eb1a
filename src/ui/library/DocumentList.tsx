import { LibraryBig } from 'lucide-react'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'
import { DocumentRow } from '../parts/DocumentRow'
import { Problem } from '../parts/Problem'
import { DamagedDocuments } from './DamagedDocuments'
import styles from './Library.module.css'

/** The documents of this device, newest first, with a search. */
export function DocumentList({ onClose, onStarters }: { onClose(): void; onStarters(): void }) {
  const { library } = useApp()
  const status = useStore(library, state => state.status)
  const message = useStore(library, state => state.message)
  const records = useStore(library, state => state.records)
  const damaged = useStore(library, state => state.damaged)
  const [text, setText] = useState('')
  const sought = useDeferredValue(text)
  const noteId = useId()
  const found = sought.trim() === '' ? records : library.search(sought)

  if (status === 'ready' && records.length === 0 && damaged.length === 0 && message === undefined) {
    return (
      <div className={layout.stack3}>
        <Removed />
        <div className={classNames(layout.stack3, layout.soft, layout.centered, styles.nothing)}>
          <LibraryBig size={44} strokeWidth={1.25} aria-hidden />
          <p>{t('Nothing here yet. What you build is saved here, on this device.')}</p>
          <Button onClick={onStarters}>{t('Start from an example')}</Button>
        </div>
      </div>
    )
  }
  return (
    <div className={layout.stack3}>
      <Problem words={message} />
      <Removed />
      <input
        type="search"
        className={styles.search}
        aria-label={t('Search')}
        aria-describedby={noteId}
        placeholder={t('Search by name or card…')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <p id={noteId} className={records.length > 0 && found.length > 0 ? 'unseen' : styles.none}>
        {status === 'loading'
          ? t('Looking…')
          : found.length === 0
            ? sought.trim() === ''
              ? t('Nothing else is saved here.')
              : t('Nothing here is called “{name}”.', { name: sought.trim() })
            : t('{count, plural, other {# found}}', { count: found.length })}
      </p>
      {status === 'failed' && <Button onClick={() => void library.refresh()}>{t('Try again')}</Button>}
      <ul className={layout.stack1}>
        {found.map(record => (
          <DocumentRow key={record.id} record={record} onClose={onClose} />
        ))}
      </ul>
      <DamagedDocuments documents={damaged} />
    </div>
  )
}

/** The last deletion, with an undo. */
function Removed() {
  const { library } = useApp()
  const screen = useScreen()
  const removed = useStore(library, state => state.removed)
  const focused = useRef<string>(null)
  if (!removed) return null
  const name = removed.draft.document.name
  const undo = async () => {
    if (await library.undoRemove()) screen.announce(t('“{name}” is back', { name }))
  }
  return (
    <div role="status" className={classNames(layout.cluster3, layout.notice)} data-status="done">
      <p>{t('Deleted “{name}”.', { name })}</p>
      <Button
        // The focused row is gone; undo is the likely next action.
        ref={button => {
          if (button && focused.current !== removed.id) button.focus()
          focused.current = removed.id
        }}
        onClick={undo}
      >
        {t('Undo')}
      </Button>
    </div>
  )
}

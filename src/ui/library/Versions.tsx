import { GitCompare, History, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import rowStyles from '../../components/rows.module.css'
import { TextField } from '../../components/TextField'
import { MAX_VERSIONS, type Version } from '../../documents/library/versions'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'
import { editedWhen } from '../page/edited-when'
import { useScreen } from '../page/screen'
import { Problem } from '../parts/Problem'
import styles from './Library.module.css'
import { VersionChanges } from './VersionChanges'

/** The versions of the open document: to keep one, to look at one beside today's, and to go back. */
export function Versions({ onClose }: { onClose(): void }) {
  const { editor, versions } = useApp()
  const screen = useScreen()
  const recordId = useStore(editor, state => state.recordId)
  const { versions: list, message } = useStore(versions)
  const [name, setName] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other versions.
  useEffect(() => {
    void versions.refresh()
  }, [versions, recordId])

  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const named = name.trim() || t('Version {number, number}', { number: (list[0]?.number ?? 0) + 1 })
    if (!(await versions.keep(named))) return
    setName('')
    screen.announce(t('Kept “{name}”', { name: named }))
  }
  return (
    <div className={layout.stack3}>
      <Problem words={message} />
      <form className={classNames(layout.wrap2, layout.bottom, layout.growFirst)} onSubmit={keep}>
        <TextField label={t('Name of this version')} value={name} onChange={(text = '') => setName(text)} />
        <Button type="submit" look="strong">
          {t('Keep this version')}
        </Button>
      </form>
      {list.length === 0 ? (
        <p className={styles.none}>
          {t(
            'No versions yet. Keep one before you try something, and go back to it if you like. The newest {most, number} are kept.',
            {
              most: MAX_VERSIONS,
            },
          )}
        </p>
      ) : (
        <ul className={layout.stack1} aria-label={t('Versions')}>
          {list.map(version => (
            <VersionRow key={version.number} version={version} onClose={onClose} />
          ))}
        </ul>
      )}
    </div>
  )
}

function VersionRow({ version, onClose }: { version: Version; onClose(): void }) {
  const { versions } = useApp()
  const screen = useScreen()
  const [isCompared, setCompared] = useState(false)
  const { name } = version
  const goBack = () => {
    if (!versions.goBack(version)) return
    onClose()
    screen.announce(t('Went back to “{name}”. Undo takes you to where you were.', { name }))
  }
  const remove = async () => {
    if (await versions.remove(version)) screen.announce(t('Deleted “{name}”', { name }))
  }
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.line}>
        <span className={layout.stack}>
          <b className={layout.ellipsis}>{name}</b>
          <span className={layout.hint}>{editedWhen(version.keptAt)}</span>
        </span>
        <div className={layout.cluster2}>
          <Button
            icon={GitCompare}
            aria-expanded={isCompared}
            aria-label={t('Compare {name} with today', { name })}
            onClick={() => setCompared(!isCompared)}
          >
            {t('Compare')}
          </Button>
          <Button icon={History} aria-label={t('Go back to {name}', { name })} onClick={goBack}>
            {t('Go back')}
          </Button>
          <IconButton icon={Trash2} size={16} label={t('Delete {name}', { name })} onClick={remove} />
        </div>
      </div>
      {isCompared && <VersionChanges version={version} />}
    </li>
  )
}

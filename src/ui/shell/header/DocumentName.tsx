import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import { leaveByEnter } from '../../../components/keys'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { isFramed } from '../../page/links/frame'
import styles from './Header.module.css'

/** The editable name of the open document, and its save state. */
export function DocumentName() {
  const { editor } = useApp()
  const name = useStore(editor, state => state.draft.document.name)
  return (
    <div className={classNames(layout.row2, layout.shrink, styles.name)}>
      <input
        type="text"
        aria-label={t('Pipeline name')}
        value={name}
        placeholder={t('Untitled')}
        spellCheck={false}
        autoComplete="off"
        maxLength={120}
        onChange={event => editor.rename(event.target.value)}
        onBlur={() => editor.endCoalescing()}
        onKeyDown={leaveByEnter}
      />
      <SaveMark />
    </div>
  )
}

/** Whether the document is saved on this device. Prominent only when it is not. */
function SaveMark() {
  const app = useApp()
  const save = useStore(app.editor, state => state.save)
  if (save.status === 'failed') {
    // In a frame that keeps nothing another try would not help: see StorageNotice.
    if (isFramed)
      return <span className={classNames(layout.danger, layout.noWrap, styles.unsafe)}>{t('Not saved')}</span>
    return (
      <button
        type="button"
        className={classNames(layout.danger, layout.noWrap, styles.unsafe)}
        title={save.message === undefined ? undefined : localize(save.message)}
        onClick={() => void app.saveNow()}
      >
        {t('Not saved. Try again')}
      </button>
    )
  }
  if (save.status === 'changed-elsewhere')
    return (
      <span className={classNames(layout.danger, layout.noWrap, styles.unsafe)}>{t('Changed in another tab')}</span>
    )
  if (save.status === 'off') return null
  return (
    <span className={classNames(layout.hint, layout.noWrap, styles.saved)}>
      {save.status === 'saved' ? t('Saved') : t('Saving…')}
    </span>
  )
}

import { useStore } from 'zustand'
import { useApp } from '../app-context'
import styles from './Header.module.css'

/** Whether the document is saved on this device. Prominent only when it is not. */
export function SaveMark() {
  const app = useApp()
  const save = useStore(app.editor, state => state.save)
  if (save.status === 'failed') {
    return (
      <button type="button" className={styles.unsafe} title={save.message} onClick={() => void app.saveNow()}>
        Not saved. Try again
      </button>
    )
  }
  if (save.status === 'off') return null
  return <span className={styles.saved}>{save.status === 'saved' ? 'Saved' : 'Saving…'}</span>
}

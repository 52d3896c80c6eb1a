import { useStore } from 'zustand'
import { useApp } from '../app-context'
import styles from './Header.module.css'
import { SaveMark } from './SaveMark'

/** The editable name of the open document, and its save state. */
export function DocumentName() {
  const { editor } = useApp()
  const name = useStore(editor, state => state.draft.document.name)
  return (
    <div className={styles.name}>
      <input
        type="text"
        aria-label="Pipeline name"
        value={name}
        placeholder="Untitled"
        spellCheck={false}
        autoComplete="off"
        maxLength={120}
        onChange={event => editor.rename(event.target.value)}
        onBlur={() => editor.endCoalescing()}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <SaveMark />
    </div>
  )
}

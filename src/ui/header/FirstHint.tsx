import { useStore } from 'zustand'
import { useApp } from '../app-context'
import styles from './Header.module.css'

/** One warm line for the first visit. It stands where a run's totals come, so that nothing moves when it goes. */
export function FirstHint() {
  const { editor, library } = useApp()
  const keeps = useStore(library, state => state.records.length > 0)
  const isExample = useStore(editor, state => state.recordId === null && state.save.status === 'off')
  return !keeps && isExample && <span className={styles.totals}>Press Run and watch the pipe.</span>
}

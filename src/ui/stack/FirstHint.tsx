import { useStore } from 'zustand'
import { useApp } from '../app-context'
import styles from './Stack.module.css'

/** One warm line for the first visit. It goes as soon as something has run or is kept. */
export function FirstHint() {
  const { editor, runner, library } = useApp()
  const hasRun = useStore(runner, state => state.run.status !== 'ready')
  const keeps = useStore(library, state => state.records.length > 0)
  const isExample = useStore(editor, state => state.recordId === null && state.save.status === 'off')
  if (hasRun || keeps || !isExample) return null
  return <p className={styles.hint}>Hello! Press Run, and watch what travels down the pipe.</p>
}

import { useStore } from 'zustand'
import type { RunState } from '../../../store/run/run-state'
import { useApp } from '../../app/app-context'
import { runStatusWords } from '../../app/header/run-status-words'
import styles from './Projector.module.css'

const words: Record<RunState['status'], string> = {
  ...runStatusWords,
  ready: 'Not run yet',
}

/** The status of the run, in a word. */
export function RunStatusWord({ isReplay }: { isReplay: boolean }) {
  const { runner } = useApp()
  const status = useStore(runner, state => state.run.status)
  const paused = useStore(runner, state => state.paused !== null)
  return (
    <p className={styles.run} data-status={status}>
      {isReplay && 'A replay: '}
      {paused ? 'Waiting for the next step' : words[status]}
    </p>
  )
}

import { useStore } from 'zustand'
import { useApp } from '../app-context'
import { describeNextStep } from './describe-next-step'
import styles from './Header.module.css'

/** What the next step of a stepped run does. */
export function StepWords() {
  const { editor, runner, nodeTypes } = useApp()
  const place = useStore(runner, state => state.paused)
  const behind = useStore(runner, state => state.events.length < state.recorded.length)
  const document = useStore(editor, state => state.draft.document)
  const words = place ? describeNextStep({ place, behind, document, nodeTypes }) : ''
  return (
    <span className={styles.totals} title={words}>
      {words}
    </span>
  )
}

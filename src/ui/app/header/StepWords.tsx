import { useStore } from 'zustand'
import { predictStore } from '../../../store/run/predict'
import { useApp } from '../app-context'
import { describeNextStep } from './describe-next-step'
import styles from './Header.module.css'

/** What the next step of a stepped run does. */
export function StepWords() {
  const { editor, runner, nodeTypes } = useApp()
  const place = useStore(runner, state => state.paused)
  const behind = useStore(runner, state => state.events.length < state.recorded.length)
  const document = useStore(editor, state => state.draft.document)
  const hidden = useStore(predictStore, state => state.hidden.nodes)
  const words = place ? describeNextStep({ place, behind, document, nodeTypes, hidden }) : ''
  return (
    <span className={styles.totals} title={words}>
      {words}
    </span>
  )
}

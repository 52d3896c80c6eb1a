import { Trash2 } from 'lucide-react'
import { Button } from '../../../components/Button'
import { focusOnMount } from '../../../components/focus-on-mount'
import styles from './RemoveQuestion.module.css'

interface RemoveQuestionProps {
  /** The pipelines that use this one as a tool, as a sentence. */
  used: string
  onRemove(): void
  onKeep(): void
}

/** Asks before a pipeline is removed that others call. */
export function RemoveQuestion({ used, onRemove, onKeep }: RemoveQuestionProps) {
  return (
    <div
      role="alertdialog"
      aria-label="Remove this pipeline?"
      className={styles.question}
      onKeyDown={event => event.key === 'Escape' && onKeep()}
    >
      <p>{used} What uses it will fail without it. Undo brings it back.</p>
      <Button look="danger" icon={Trash2} onClick={onRemove}>
        Remove it
      </Button>
      <Button ref={focusOnMount} onClick={onKeep}>
        Keep it
      </Button>
    </div>
  )
}

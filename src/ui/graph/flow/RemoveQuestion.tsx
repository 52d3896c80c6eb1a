import { Trash2 } from 'lucide-react'
import { Button } from '../../../components/Button'
import { focusOnMount } from '../../../components/focus-on-mount'
import { t } from '../../../language/active'
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
      aria-label={t('Remove this pipeline?')}
      className={styles.question}
      onKeyDown={event => event.key === 'Escape' && onKeep()}
    >
      <p>{t('{used} What uses it will fail without it. Undo brings it back.', { used })}</p>
      <Button look="danger" icon={Trash2} onClick={onRemove}>
        {t('Remove it')}
      </Button>
      <Button ref={focusOnMount} onClick={onKeep}>
        {t('Keep it')}
      </Button>
    </div>
  )
}

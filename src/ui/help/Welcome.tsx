import { Play } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { t } from '../../language/active'
import { useApp } from '../app/app-context'
import { STACK_PLACE_ID, useScreen } from '../app/screen'
import styles from './Welcome.module.css'

/** What the page is, in one sentence, and three ways to begin. */
export function Welcome({ onChosen }: { onChosen?(): void }) {
  const { runner } = useApp()
  const screen = useScreen()
  const runs = useStore(runner, ({ live, paused }) => live && paused === null)
  return (
    <div className={styles.welcome}>
      <p>{t('Stack cards, press Run, and see how an AI language model works.')}</p>
      <Button
        icon={Play}
        disabled={runs}
        onClick={() => {
          onChosen?.()
          // A dialog closes, and a disabled button has no focus.
          document.getElementById(STACK_PLACE_ID)?.focus({ preventScroll: true })
          runner.start()
        }}
      >
        {t('Run this')}
      </Button>
      <Button aria-label={t('Lessons, step by step')} onClick={() => screen.show('lessons')}>
        {t('Lessons')}
      </Button>
      <Button onClick={() => screen.show({ name: 'library', tab: 'starters' })}>{t('Start from an example')}</Button>
    </div>
  )
}

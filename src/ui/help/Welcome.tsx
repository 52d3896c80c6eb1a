import { Play } from 'lucide-react'
import { Button } from '../../components/Button'
import { useApp } from '../app/app-context'
import { STACK_PLACE_ID, useScreen } from '../app/screen'
import styles from './Welcome.module.css'

/** What the page is, in one sentence, and three ways to begin. */
export function Welcome({ onChosen }: { onChosen?(): void }) {
  const { runner } = useApp()
  const screen = useScreen()
  return (
    <div className={styles.welcome}>
      <p>Stack cards, press Run, and see how an AI language model works.</p>
      <Button
        icon={Play}
        onClick={() => {
          onChosen?.()
          // These buttons go away, and the focus with them.
          document.getElementById(STACK_PLACE_ID)?.focus({ preventScroll: true })
          runner.start()
        }}
      >
        Run this
      </Button>
      <Button aria-label="Lessons, step by step" onClick={() => screen.show('lessons')}>
        Lessons
      </Button>
      <Button onClick={() => screen.setState({ overlay: 'library', libraryTab: 'starters' })}>
        Start from an example
      </Button>
    </div>
  )
}

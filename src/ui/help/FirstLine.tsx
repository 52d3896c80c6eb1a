import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import type { Node } from '../../model/document'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'
import { AfterRun } from './AfterRun'
import styles from './FirstLine.module.css'

/** What a first visit says: before the first run, after it, and after the two that follow; then nothing. */
export type FirstWords = 'greeting' | 'again' | 'without-color' | 'look'

/** The line above the stack on a first visit: what this page is, and after each of the first runs what to do next. */
export function FirstLine({ words }: { words: FirstWords }) {
  const screen = useScreen()
  return (
    <div className={classNames(layout.row, styles.line)}>
      {words === 'greeting' ? (
        <>
          <p>{t('Build with cards, press Run, and look inside an AI.')}</p>
          <Button look="quiet" onClick={() => screen.show({ name: 'library', tab: 'starters' })}>
            {t('Start from an example')}
          </Button>
        </>
      ) : (
        <>
          <p>
            {words === 'again' && t('Now make it a sad day, and run it again.')}
            {words === 'without-color' && t('Take the color card away, and run it again.')}
            {words === 'look' && t('Look at what the model got.')}
          </p>
          <AfterRun />
        </>
      )}
    </div>
  )
}

/**
 * Which line is above the stack; null for none. It changes when a run ends and goes when the fourth begins, so that the
 * stack stands still during a run. There is none over several pipelines, an empty stack, a lesson, or another document
 * than the first.
 */
export function useFirstWords(nodes: readonly Node[]): FirstWords | null {
  const { editor, runner, settings } = useApp()
  const documentId = useStore(editor, ({ draft }) => draft.document.id)
  const isFlow = useStore(editor, ({ draft }) => draft.document.pipelines.length > 1)
  const isNew = useStore(settings, state => !state.welcomed)
  const isLive = useStore(runner, ({ live }) => live)
  const hasRun = useStore(runner, ({ run }) => run.status !== 'ready')
  const [greetedIn, setGreetedIn] = useState<string | null>(isNew ? documentId : null)
  const [runs, setRuns] = useState({ ended: 0, wasLive: isLive })
  if (runs.wasLive !== isLive) setRuns({ ended: runs.ended + (!isLive && hasRun ? 1 : 0), wasLive: isLive })
  // The first run ends a first visit, but not its line; a lesson or another document ends both.
  const isOver = documentId !== greetedIn || (!isNew && !hasRun && runs.ended === 0)
  if (greetedIn !== null && isOver) setGreetedIn(null)
  if (isOver || isFlow || nodes.length === 0) return null
  if (runs.ended === 0) return 'greeting'

  const then: FirstWords[] = isMoodRing(nodes) ? ['again', 'without-color', 'look'] : ['look']
  if (isLive && runs.ended >= then.length) return null
  return then[runs.ended - 1] ?? null
}

/** Whether these are the cards of the document of a first visit, whose message can be made a sad one. */
function isMoodRing(nodes: readonly Node[]): boolean {
  return nodes.some(({ id }) => id === 'mood-gauge')
}

import { useDroppable } from '@dnd-kit/core'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { StarterCards } from '../library/StarterCards'
import { useApp } from '../page/app-context'
import { END_ID, type StackGoal } from '../page/edits/drag'
import { focusWhenRendered } from '../page/focus-when-rendered'
import { useScreen } from '../page/screen'
import styles from './EmptyStack.module.css'

/** Placeholder of the first card, which can be dropped on it: an invitation with pictures of examples to start from. */
export function EmptyStack() {
  const screen = useScreen()
  const pipelineId = useStore(useApp().editor, ({ draft }) => draft.document.pipelines[0]?.id ?? '')
  const goal: StackGoal = { pipelineId, index: 0, count: 0 }
  const { setNodeRef, isOver } = useDroppable({ id: END_ID, data: goal })
  return (
    <div
      ref={setNodeRef}
      className={classNames(layout.stack3, layout.centered, styles.empty)}
      data-empty-stack
      data-over={isOver || undefined}
      tabIndex={-1}
    >
      <svg aria-hidden="true" width="168" height="150" viewBox="0 0 168 150" fill="none" strokeWidth="2.5">
        <g className={styles.pipe}>
          <path d="M44 44v14M44 90v14" strokeWidth="11" />
        </g>
        <rect className={styles.card} x="20" y="8" width="128" height="36" rx="10" data-family="input" />
        <rect className={styles.card} x="20" y="56" width="128" height="36" rx="10" data-family="model" />
        <rect className={styles.card} x="20" y="104" width="128" height="36" rx="10" data-family="output" />
        <path className={styles.lines} d="M66 26h56M66 74h36M66 122h48" strokeLinecap="round" strokeWidth="4" />
      </svg>
      <h2>{t('Pick a card to begin, or start from one of these.')}</h2>
      <Button className={styles.add} onClick={() => screen.show('palette')}>
        {t('Pick a card')}
      </Button>
      <div className={styles.starters}>
        <StarterCards isShort onClose={() => focusWhenRendered(() => document.querySelector<HTMLElement>('article'))} />
      </div>
      <Button look="quiet" onClick={() => screen.show({ name: 'library', tab: 'starters' })}>
        {t('All examples')}
      </Button>
    </div>
  )
}

import { Activity, lazy, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { Tabs } from '../../../components/Tabs'
import { t } from '../../../language/active'
import type { ActiveLesson } from '../../../store/lessons/active-lesson'
import { type SideTab, useScreen } from '../../page/screen'
import { LazyPart } from '../../parts/LazyPart'
import XRay from '../../xray/XRay'
import { CardSettings } from './CardSettings'
import styles from './SideColumn.module.css'

const LessonPlayer = lazy(() => import('../../lessons/LessonPlayer'))

/** Stands for the store of lessons until it is loaded. */
const noLessons = createStore<{ playing: ActiveLesson | null }>(() => ({ playing: null }))

/** The column beside the stack: what the model gets, the settings of the chosen card, and the step of a lesson. */
export function SideColumn() {
  const lessons = useStore(useScreen(), state => state.lessons)
  const isInLesson = useStore(lessons ?? noLessons, state => state.playing !== null)
  return (
    <section className={styles.side} data-side>
      {lessons && isInLesson ? (
        <LazyPart>
          <LessonPlayer lessons={lessons} tabs={step => <SideTabs step={step} />} />
        </LazyPart>
      ) : (
        <SideTabs />
      )}
    </section>
  )
}

/** The tabs of the column. `step`: that of the lesson, where there is one. */
function SideTabs({ step }: { step?: ReactNode }) {
  const screen = useScreen()
  const wanted = useStore(screen, state => state.side)
  const side = wanted === 'lesson' && step === undefined ? 'x-ray' : wanted
  const tabs: { id: SideTab; label: string }[] = [
    ...(step === undefined ? [] : [{ id: 'lesson' as const, label: t('Lesson') }]),
    { id: 'x-ray', label: t('X-ray') },
    { id: 'card', label: t('Card') },
  ]
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('Beside the stack')}
        tabs={tabs}
        chosen={side}
        onChoose={id => screen.setState({ side: id as SideTab })}
      >
        {side === 'lesson' && step}
        {side === 'x-ray' && (
          <section aria-label={t('X-ray')}>
            <XRay />
          </section>
        )}
        {/* What is unfolded in it stays so while another tab is looked at. */}
        <Activity mode={side === 'card' ? 'visible' : 'hidden'}>
          <section aria-label={t('Card')}>
            <CardSettings />
          </section>
        </Activity>
      </Tabs>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { activeMessages, t } from '../../language/active'
import { wantedOption } from '../../lessons/wanted-option'
import { type ActiveLesson, stepOf } from '../../store/lessons/active-lesson'
import type { Lessons } from '../../store/lessons/lessons'
import { useApp } from '../app/app-context'
import { focusWhenRendered } from '../app/focus-when-rendered'
import { useScreen } from '../app/screen'
import { usePageColumns, usePageIsWide } from '../app/use-page-columns'
import styles from './Dock.module.css'
import { DockHead } from './DockHead'
import { LessonEnd } from './LessonEnd'
import { otherLanguageOf, spokenIn } from './lesson-language'
import { Requirements } from './Requirements'
import { StepQuestion } from './StepQuestion'
import { StepText } from './StepText'
import { useProgressReports } from './use-progress-reports'

/** The active lesson: a row of its own below the stack, so that it covers no result. */
export default function LessonDock({ lessons }: { lessons: Lessons }) {
  const playing = useStore(lessons, state => state.playing)
  return playing && <Dock key={playing.round} lessons={lessons} playing={playing} />
}

function Dock({ lessons, playing }: { lessons: Lessons; playing: ActiveLesson }) {
  const screen = useScreen()
  const [folded, setFolded] = useState(false)
  const [over, setOver] = useState(false)
  const { lesson, step, done } = playing
  useRoomForRuns(() => setFolded(true))
  useWordsOfPage(lessons, lesson.id)
  const otherLanguage = otherLanguageOf(lesson)
  const isDone = done.has(step)
  const isReported = useProgressReports(playing)
  const section = useRef<HTMLElement>(null)
  const said = useRef<string>(undefined)
  const stackIsBeside = usePageColumns().stack
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the lesson begins, so that its cards can be seen.
  useEffect(() => {
    if (!stackIsBeside) screen.setState({ graph: false })
  }, [])
  useEffect(() => {
    const key = `${step}`
    if (isDone && said.current !== key) screen.announce(t('Step {number} is done.', { number: step + 1 }))
    said.current = isDone ? key : undefined
  }, [isDone, step, screen])

  const leave = async () => {
    if (await lessons.leave()) {
      screen.setState({ pipelineId: null })
      screen.announce(t('You left the lesson.'))
      // Returns to the editor of the lesson after a trial.
      if (lessons.getState().making?.id === lesson.id) screen.show('lesson-maker')
    } else screen.announce(t('What is open cannot be saved now, so the lesson stays open.'))
  }
  const go = (to: number) => {
    if (to < lesson.steps.length) {
      setOver(false)
      setFolded(false)
      lessons.go(to)
    } else {
      lessons.finish()
      setOver(true)
      setFolded(false)
    }
    // Focuses the heading, for screen readers and keyboard, unless the person has moved focus by then.
    focusWhenRendered(() => section.current?.querySelector<HTMLElement>('[data-step]') ?? null)
  }

  return (
    <section ref={section} aria-label={t('Lesson')} className={styles.dock} data-folded={folded || undefined}>
      <DockHead
        playing={playing}
        over={over}
        folded={folded}
        onFold={() => setFolded(!folded)}
        onGo={go}
        onLeave={() => void leave()}
      />
      {!folded &&
        (playing.away ? (
          <Away onBack={() => void lessons.comeBack()} onLeave={() => void leave()} />
        ) : over ? (
          <LessonEnd playing={playing} lessons={lessons} onGo={go} onLeave={() => void leave()} />
        ) : (
          <Step key={step} lessons={lessons} playing={playing} onGo={go} />
        ))}
      {!folded && otherLanguage !== undefined && (
        <p className={styles.reported}>{t('This lesson is written in {language}.', { language: otherLanguage })}</p>
      )}
      {!folded && isReported && (
        <p className={styles.reported}>
          {t('Your teacher can see which step you are at. Nothing of what you write is sent for that.')}
        </p>
      )}
    </section>
  )
}

/** Shows the lesson in another language when the page gets one. */
function useWordsOfPage(lessons: Lessons, id: string): void {
  const messages = activeMessages()
  const shown = useRef(messages)
  useEffect(() => {
    if (shown.current === messages) return
    shown.current = messages
    import('../../content/lessons').then(
      ({ lessonsIn }) => {
        const lesson = lessonsIn(messages).find(each => each.id === id)
        if (lesson && messages === activeMessages()) lessons.reword(lesson)
      },
      // It stays in the language of before.
      () => {},
    )
  }, [messages, lessons, id])
}

/** On a phone, collapses during a run to show the results on the cards. */
function useRoomForRuns(makeRoom: () => void): void {
  const { runner } = useApp()
  const isNarrow = !usePageIsWide(48)
  const live = useStore(runner, state => state.live)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run, however often this is drawn.
  useEffect(() => {
    if (live && isNarrow) makeRoom()
  }, [live, isNarrow])
}

interface StepProps {
  lessons: Lessons
  playing: ActiveLesson
  onGo(step: number): void
}

function Step({ lessons, playing, onGo }: StepProps) {
  const { step, done, lesson } = playing
  const answer = playing.answers[step]
  const { title, text, hint, question, check } = stepOf(playing)
  const spoken = spokenIn(lesson)
  const isDone = done.has(step)
  const isLast = step === lesson.steps.length - 1
  const wanted = wantedOption(check)
  const asks = question !== undefined && wanted !== undefined && !isDone
  const [isHeld, setIsHeld] = useState(false)
  return (
    <div className={styles.step} data-done={isDone || undefined}>
      <StepText number={step + 1} title={title} text={text} hint={hint} spoken={spoken} />
      <div className={styles.side}>
        {question && (
          <StepQuestion
            question={question}
            answer={answer}
            wanted={wanted}
            outcome={playing.outcomes[step]}
            onAnswer={lessons.answer}
            spoken={spoken}
          />
        )}
        <Requirements verdict={playing.verdict} isDone={isDone} asks={question !== undefined} />
        <p role="status" className={styles.held}>
          {isHeld &&
            asks &&
            (answer === undefined ? t('Choose an answer first.') : t('Not yet: choose another answer.'))}
        </p>
        <div className={styles.ways}>
          {/* At the first step too, so that no button changes its place under a second press. */}
          <Button look="quiet" disabled={step === 0} onClick={() => onGo(step - 1)}>
            {t('Previous')}
          </Button>
          <Button
            look={isDone ? 'strong' : 'plain'}
            className={styles.next}
            onClick={() => (asks ? setIsHeld(true) : onGo(step + 1))}
          >
            {isLast ? t('Finish') : t('Next')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Another document was opened during the lesson. */
function Away({ onBack, onLeave }: { onBack(): void; onLeave(): void }) {
  return (
    <div className={styles.away}>
      <p data-step tabIndex={-1}>
        {t('You opened something else. The lesson is waiting.')}
      </p>
      <Button look="strong" onClick={onBack}>
        {t('Back to the lesson')}
      </Button>
      <Button onClick={onLeave}>{t('End the lesson')}</Button>
    </div>
  )
}

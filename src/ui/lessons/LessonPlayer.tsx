import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { activeMessages, t } from '../../language/active'
import { wantedOption } from '../../lessons/wanted-option'
import { type ActiveLesson, stepOf } from '../../store/lessons/active-lesson'
import type { Lessons } from '../../store/lessons/lessons'
import { focusWhenRendered } from '../page/focus-when-rendered'
import { useScreen } from '../page/screen'
import { usePageColumns } from '../page/use-page-columns'
import { Requirements, WellDone } from '../parts/Requirements'
import { LessonEnd } from './LessonEnd'
import { LessonHead } from './LessonHead'
import styles from './LessonPlayer.module.css'
import { otherLanguageOf, spokenIn } from './lesson-language'
import { StepQuestion } from './StepQuestion'
import { StepText } from './StepText'
import { useLook } from './use-look'
import { useProgressReports } from './use-progress-reports'

interface LessonPlayerProps {
  lessons: Lessons
  /** In the column beside the stack: puts the step into one of its tabs. Absent: the lesson is a sheet below the stack. */
  tabs?(step: ReactNode): ReactNode
}

/** The active lesson: above the tabs of the column beside the stack, or below the stack, so that it covers nothing. */
export default function LessonPlayer({ lessons, tabs }: LessonPlayerProps) {
  const playing = useStore(lessons, state => state.playing)
  return playing && <Player key={playing.round} lessons={lessons} playing={playing} tabs={tabs} />
}

function Player({ lessons, playing, tabs }: LessonPlayerProps & { playing: ActiveLesson }) {
  const screen = useScreen()
  const [folded, setFolded] = useState(false)
  const [over, setOver] = useState(false)
  const { lesson, step, done } = playing
  useWordsOfPage(lessons, lesson.id)
  const otherLanguage = otherLanguageOf(lesson)
  const isDone = done.has(step)
  const isReported = useProgressReports(playing)
  const section = useRef<HTMLElement>(null)
  const said = useRef<string>(undefined)
  const side = useStore(screen, state => state.side)
  useLook(stepOf(playing), `${step} ${playing.away}`, isDone || playing.away || over)
  const stackIsBeside = usePageColumns().stack
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the lesson begins, so that its cards can be seen.
  useEffect(() => {
    screen.setState({ side: 'lesson' })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step, whose card would be behind the graph.
  useEffect(() => {
    if (!stackIsBeside) screen.setState({ graph: false })
  }, [step])
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
    screen.setState({ side: 'lesson' })
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

  const isFolded = tabs ? side !== 'lesson' : folded
  const shown = playing.away ? 'away' : over ? 'over' : step
  const body = (
    <div key={shown} ref={scrollToTop} className={layout.stack2}>
      {playing.away ? (
        <Away onBack={() => void lessons.comeBack()} onLeave={() => void leave()} />
      ) : over ? (
        <LessonEnd playing={playing} lessons={lessons} onGo={go} onLeave={() => void leave()} />
      ) : (
        <Step lessons={lessons} playing={playing} onGo={go} />
      )}
      {otherLanguage !== undefined && (
        <p className={layout.hint}>{t('This lesson is written in {language}.', { language: otherLanguage })}</p>
      )}
      {isReported && (
        <p className={layout.hint}>
          {t('Your teacher can see which step you are at. Nothing of what you write is sent for that.')}
        </p>
      )}
    </div>
  )
  return (
    <section
      ref={section}
      aria-label={t('Lesson')}
      className={styles.player}
      data-place={tabs ? 'side' : 'foot'}
      data-folded={isFolded || undefined}
      data-over={over || undefined}
    >
      <LessonHead
        playing={playing}
        over={over}
        folded={isFolded}
        onFold={tabs ? undefined : () => setFolded(!folded)}
        onGo={go}
        onLeave={() => void leave()}
      />
      {!over && !playing.away && (
        <h3 data-step tabIndex={-1} className={classNames(layout.large, styles.sentence)}>
          <span className={layout.model}>{step + 1}.</span> <span {...spokenIn(lesson)}>{stepOf(playing).title}</span>
        </h3>
      )}
      {tabs ? tabs(body) : !folded && <div className={styles.sheet}>{body}</div>}
    </section>
  )
}

/** What is shown anew begins at its top, in the sheet or in the panel of the tab. */
function scrollToTop(shown: HTMLElement | null): void {
  if (shown?.parentElement) shown.parentElement.scrollTop = 0
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

interface StepProps {
  lessons: Lessons
  playing: ActiveLesson
  onGo(step: number): void
}

function Step({ lessons, playing, onGo }: StepProps) {
  const { step, done, lesson } = playing
  const answer = playing.answers[step]
  const { text, hint, question, check } = stepOf(playing)
  const spoken = spokenIn(lesson)
  const isDone = done.has(step)
  const isLast = step === lesson.steps.length - 1
  const wanted = wantedOption(check)
  // A question waits for its right answer, and a guess for the run that answers it, unless the person skips it.
  const isOpen = question !== undefined && !isDone
  const isGuess = isOpen && wanted === undefined
  const [isHeld, setIsHeld] = useState(false)
  return (
    <div className={styles.step}>
      <StepText text={text} hint={hint} spoken={spoken} />
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
      <Requirements verdict={playing.verdict} asks={question !== undefined} />
      <div className={classNames(layout.wrap2, styles.ways, styles.onward)}>
        <p role="status" className={classNames(layout.soft, layout.semibold, styles.held)}>
          {isHeld && isOpen && heldBecause(answer, isGuess)}
        </p>
        {isDone && <WellDone />}
        {isHeld && isGuess ? (
          <Button look="quiet" onClick={() => onGo(step + 1)}>
            {t('Skip this step')}
          </Button>
        ) : (
          // At the first step too, so that no button changes its place under a second press.
          <Button look="quiet" disabled={step === 0} onClick={() => onGo(step - 1)}>
            {t('Previous')}
          </Button>
        )}
        <Button
          look={isDone ? 'strong' : 'plain'}
          className={styles.next}
          onClick={() => (isOpen ? setIsHeld(true) : onGo(step + 1))}
        >
          {isLast ? t('Finish') : t('Next')}
        </Button>
      </div>
    </div>
  )
}

/** Why “Next” waits at a question. */
function heldBecause(answer: string | undefined, isGuess: boolean): string {
  if (answer === undefined) return isGuess ? t('Guess first: choose an answer.') : t('Choose an answer first.')
  return isGuess
    ? t('Now find out: do what the step asks, and see what happens.')
    : t('Not yet: choose another answer.')
}

/** Another document was opened during the lesson. */
function Away({ onBack, onLeave }: { onBack(): void; onLeave(): void }) {
  return (
    <div className={layout.cluster4}>
      <p data-step tabIndex={-1} className={layout.grow}>
        {t('You opened something else. The lesson is waiting.')}
      </p>
      <Button look="strong" onClick={onBack}>
        {t('Back to the lesson')}
      </Button>
      <Button onClick={onLeave}>{t('End the lesson')}</Button>
    </div>
  )
}

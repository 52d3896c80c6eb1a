import { Check, GraduationCap, Presentation } from 'lucide-react'
import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import rowStyles from '../../components/rows.module.css'
import { Skeleton } from '../../components/Skeleton'
import { chaptersIn, firstLessons, type Lesson, lessonsIn } from '../../content/lessons'
import { planMinutes, plansIn } from '../../content/lessons/plans'
import { activeMessages, t } from '../../language/active'
import type { Lessons } from '../../store/lessons/lessons'
import type { OverlayProps } from '../page/overlay'
import { useScreen } from '../page/screen'
import { Problem } from '../parts/Problem'
import { ChapterPicture } from './ChapterPicture'
import { LessonRow } from './LessonRow'
import styles from './Lessons.module.css'
import { useLessons } from './use-lessons'

/** All lessons by chapter, with progress and a beginning; plans for teachers; and the person's own. */
export default function LessonsDialog({ onClose }: OverlayProps) {
  const lessons = useLessons()
  if (lessons === 'loading') return <Skeleton height={30} />
  if (lessons === 'failed')
    return <p role="alert">{t('The lessons could not be loaded. You may be offline. Try again later.')}</p>
  return <LessonLists lessons={lessons} onClose={onClose} />
}

function LessonLists({ lessons, onClose }: { lessons: Lessons; onClose(): void }) {
  const screen = useScreen()
  const { progress, own, playing } = useStore(lessons)
  const [refused, setRefused] = useState(false)
  const [startingId, setStartingId] = useState<string | null>(null)
  const ours = lessonsIn(activeMessages())
  const firstId = useId()
  const plansId = useId()
  const finished = ours.filter(({ id }) => progress[id]?.finished).length
  const next = ours.find(({ id }) => !progress[id]?.finished)

  const begin = async (lesson: Lesson, again: boolean) => {
    const isBegun = await lessons.begin(lesson, { again })
    setRefused(!isBegun)
    if (!isBegun) return
    screen.setState({ replay: null, pipelineId: null })
    onClose()
    screen.announce(t('Lesson “{lesson}” is open.', { lesson: lesson.title }))
  }
  const start = (lesson: Lesson, again: boolean) => {
    if (startingId !== null) return
    setStartingId(lesson.id)
    void begin(lesson, again).finally(() => setStartingId(null))
  }
  const make = (lesson: Lesson | null) => {
    lessons.make(lesson)
    screen.show('lesson-maker')
  }
  const teach = (page?: string) => screen.show({ name: 'teaching', ...(page !== undefined && { page }) })
  const row = (lesson: Lesson, number?: number) => (
    <LessonRow
      key={lesson.id}
      lesson={lesson}
      {...(number !== undefined && { number })}
      progress={progress[lesson.id]}
      isOpen={playing?.lesson.id === lesson.id}
      isNext={lesson.id === next?.id}
      isStarting={startingId === lesson.id}
      onBegin={again => start(lesson, again)}
      onTeach={() => teach(lesson.id)}
      {...(number === undefined && { onEdit: () => make(lesson), onRemove: () => lessons.forget(lesson.id) })}
    />
  )
  return (
    <div className={layout.stack4}>
      <div className={classNames(layout.cluster4, layout.growFirst)}>
        <p>
          {t(
            'Each lesson opens its own stack and says what to try. All of them work with the demo model. What you have open stays safe, and comes back when you leave.',
          )}
        </p>
        <Button look="quiet" icon={Presentation} onClick={() => teach()}>
          {t('For teachers')}
        </Button>
        <p className={layout.hint}>
          {finished > 0
            ? t('{finished} of {count, plural, one {# lesson} other {# lessons}} finished', {
                finished,
                count: ours.length,
              })
            : t('{count, plural, one {# lesson} other {# lessons}}', { count: ours.length })}
        </p>
      </div>
      <Problem
        words={
          refused &&
          t(
            'What you have open cannot be saved now, so it stays open. Save it as a file from the library, then try again.',
          )
        }
      />
      <div className={layout.columns}>
        <section
          className={classNames(layout.stack2, layout.packed, layout.roundedLarge, styles.first)}
          aria-labelledby={firstId}
        >
          <h3 id={firstId}>{t('First 10 minutes')}</h3>
          <p>{t('Start with any of these three. They can be done in any order.')}</p>
          <div className={layout.cluster2}>
            {ours
              .filter(({ id }) => firstLessons.some(first => first === id))
              .map(lesson => (
                <Button
                  key={lesson.id}
                  look="strong"
                  {...(progress[lesson.id]?.finished && { icon: Check })}
                  onClick={() => start(lesson, progress[lesson.id]?.finished ?? false)}
                >
                  {t('{title} ({minutes} min)', { title: lesson.title, minutes: lesson.minutes })}
                </Button>
              ))}
          </div>
        </section>
        <section
          className={classNames(layout.stack2, layout.packed, layout.roundedLarge, styles.first)}
          aria-labelledby={plansId}
        >
          <h3 id={plansId}>{t('Plans for teachers')}</h3>
          <p>{t('A plan of {minutes} minutes joins three or four lessons.', { minutes: planMinutes })}</p>
          <div className={layout.cluster2}>
            {plansIn(activeMessages()).map(({ id, title }) => (
              <Button key={id} onClick={() => teach(`plan ${id}`)}>
                {title}
              </Button>
            ))}
          </div>
        </section>
      </div>
      {chaptersIn(activeMessages()).map(({ id, title, lessons: inChapter }) => (
        <section key={id} className={layout.stack2} aria-label={title}>
          <header className={styles.head}>
            <ChapterPicture chapter={id} />
            <h3 className={layout.huge}>{title}</h3>
            <p className={rowStyles.facts}>
              {t('about {minutes, plural, one {# minute} other {# minutes}}', {
                minutes: inChapter.reduce((sum, { minutes }) => sum + minutes, 0),
              })}
              <span>
                {t('{finished} of {count} finished', {
                  finished: inChapter.filter(lesson => progress[lesson.id]?.finished).length,
                  count: inChapter.length,
                })}
              </span>
            </p>
          </header>
          <ol className={layout.stack2}>{inChapter.map(lesson => row(lesson, ours.indexOf(lesson) + 1))}</ol>
        </section>
      ))}
      <h3>{t('Your own lessons')}</h3>
      {own.length > 0 ? (
        <ul className={layout.stack2}>{own.map(lesson => row(lesson))}</ul>
      ) : (
        <p className={layout.hint}>
          {t('Any stack can become a lesson: write what to do step by step, and share it with a class.')}
        </p>
      )}
      <div>
        <Button icon={GraduationCap} onClick={() => make(null)}>
          {t('Make a lesson')}
        </Button>
      </div>
    </div>
  )
}

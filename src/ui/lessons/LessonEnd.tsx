import { Flag, Hammer, PartyPopper, Printer, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { chaptersIn, lessonsIn } from '../../content/lessons'
import { atPage, starterById } from '../../content/starters'
import { activeMessages, t } from '../../language/active'
import type { ActiveLesson } from '../../store/lessons/active-lesson'
import type { Lessons } from '../../store/lessons/lessons'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'
import { useClass } from '../page/use-class'
import { ChapterPicture } from './ChapterPicture'
import { LessonCard } from './LessonCard'
import styles from './LessonPlayer.module.css'

interface LessonEndProps {
  playing: ActiveLesson
  lessons: Lessons
  onGo(step: number): void
  onLeave(): void
}

/**
 * The end of a lesson: what the student can do now, what to build with it, a card to print, and what comes next; or which
 * steps are open.
 */
export function LessonEnd({ playing: { lesson, done }, lessons, onGo, onLeave }: LessonEndProps) {
  const screen = useScreen()
  const { library } = useApp()
  const joined = useClass()
  const ours = lessonsIn(activeMessages())
  const at = ours.findIndex(({ id }) => id === lesson.id)
  const next = at === -1 ? undefined : ours[at + 1]
  const left = lesson.steps.length - done.size
  const firstLeft = lesson.steps.findIndex((_, index) => !done.has(index))
  const chapter = chaptersIn(activeMessages()).find(({ lessons: inChapter }) =>
    inChapter.some(({ id }) => id === lesson.id),
  )
  const build = left === 0 ? chapter?.build : undefined
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setIsPrinting(false)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  const starter = build?.starter === undefined ? undefined : starterById(build.starter, activeMessages())
  const openStarter = async () => {
    if (!starter || !(await lessons.leave())) return
    const { document, inputs } = atPage(starter, new URL('.', location.href).href)
    if (await library.preview({ document, inputs })) screen.setState({ replay: null, pipelineId: null })
  }
  const begin = async () => {
    if (next && (await lessons.begin(next))) screen.setState({ replay: null, pipelineId: null })
  }
  return (
    <div className={classNames(layout.cluster4, styles.farewell)}>
      {left === 0 && chapter ? (
        <span className={styles.picture}>
          <ChapterPicture chapter={chapter.id} />
        </span>
      ) : left === 0 ? (
        <PartyPopper className={layout.ok} size={40} strokeWidth={1.5} aria-hidden />
      ) : (
        <Flag className={layout.soft} size={36} strokeWidth={1.5} aria-hidden />
      )}
      <div>
        <h3 data-step tabIndex={-1}>
          {left === 0
            ? t('You have finished “{lesson}”', { lesson: lesson.title })
            : t('This is the end of “{lesson}”', { lesson: lesson.title })}
        </h3>
        <p>
          {left === 0 && lesson.teaches && (
            <>
              <strong>{t('What you know now:')}</strong> {lesson.teaches}
            </>
          )}
          {left > 0 && t('{left, plural, one {# step is} other {# steps are}} still open.', { left })}
        </p>
        {left === 0 && at !== -1 && !next && <p>{t('That was the last lesson.')}</p>}
        {build && (
          <p>
            <strong>{t('Build something with it.')}</strong> {build.say}
          </p>
        )}
      </div>
      <div className={classNames(layout.wrap2, styles.ways)}>
        <Button onClick={onLeave}>{t('Back to my own')}</Button>
        {starter && (
          <Button icon={Hammer} onClick={() => void openStarter()}>
            {t('Build: {title}', { title: starter.title })}
          </Button>
        )}
        {left === 0 && chapter && (
          <Button icon={Printer} onClick={() => setIsPrinting(true)}>
            {t('Print a card')}
          </Button>
        )}
        {joined && (
          <Button icon={Send} onClick={() => screen.show('hand-in')}>
            {t('Hand in')}
          </Button>
        )}
        {left > 0 && (
          <Button look="strong" onClick={() => onGo(firstLeft)}>
            {t('To step {number}', { number: firstLeft + 1 })}
          </Button>
        )}
      </div>
      {next && (
        <div className={classNames(layout.wrap2, layout.fill, styles.ways, styles.onward)}>
          {/* The second tap of a double tap on “Finish”, which was at this place, begins nothing. */}
          <Button look={left === 0 ? 'strong' : 'plain'} onClick={({ detail }) => detail < 2 && void begin()}>
            {t('Next lesson: {lesson}', { lesson: next.title })}
          </Button>
        </div>
      )}
      {isPrinting && chapter && <LessonCard lesson={lesson} chapter={chapter.id} />}
    </div>
  )
}

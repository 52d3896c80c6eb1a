import { useState } from 'react'
import { Button } from '../../../components/Button'
import { DialogActions } from '../../../components/Dialog'
import layout from '../../../components/layout.module.css'
import { useLoaded } from '../../../components/use-loaded'
import { type Lesson, lessonsIn } from '../../../content/lessons'
import { activeMessages, t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'
import { Problem } from '../../parts/Problem'
import type { IncomingDialogProps } from './IncomingDialog'
import { UnknownLink } from './UnknownLink'

/** A link straight to one of the page's own lessons: asks before it opens it. */
export function LinkedLesson({ onClose, id }: IncomingDialogProps & { id: string }) {
  const lesson = lessonsIn(activeMessages()).find(each => each.id === id)
  if (lesson) return <Question onClose={onClose} lesson={lesson} />
  const words = t(
    'This link names a lesson that this page does not have: “{id}”. It may be from a newer version: reload the page, then open the link again.',
    { id },
  )
  return <UnknownLink words={words} onClose={onClose} />
}

function Question({ onClose, lesson }: IncomingDialogProps & { lesson: Lesson }) {
  const { loadLessons } = useApp()
  const screen = useScreen()
  const [problem, setProblem] = useState<string>()
  const known = useLoaded(loadLessons, [loadLessons])
  const isBegun = (known?.getState().progress[lesson.id]?.step ?? 0) > 0
  const begin = async () => {
    const lessons = await loadLessons()
    screen.setState({ lessons })
    if (!(await lessons.begin(lesson))) {
      return setProblem(t('What you have open cannot be saved, so it stays open. Save it as a file first.'))
    }
    onClose()
    screen.setState({ replay: null, pipelineId: null })
    screen.announce(t('Lesson “{lesson}” is open.', { lesson: lesson.title }))
  }
  return (
    <>
      <div className={layout.stack2}>
        <p>{lesson.teaches}</p>
        <p className={layout.hint}>
          {t(
            '{steps, plural, one {# step} other {# steps}}, about {minutes, plural, one {# minute} other {# minutes}}. Nothing has run or been saved yet. What you have open is safe, and comes back when you leave the lesson.',
            { steps: lesson.steps.length, minutes: lesson.minutes },
          )}
        </p>
        <Problem words={problem} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('Not now')}</Button>
        <Button look="strong" data-focus onClick={() => void begin()}>
          {isBegun ? t('Continue') : t('Begin')}
        </Button>
      </DialogActions>
    </>
  )
}

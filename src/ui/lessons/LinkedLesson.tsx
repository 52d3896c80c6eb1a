import { useEffect, useState } from 'react'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { plural } from '../../components/text'
import { type Lesson, lessonsIn } from '../../content/lessons'
import { activeMessages } from '../../language/active'
import { useApp } from '../app/app-context'
import { useScreen } from '../app/screen'
import type { ArrivalParts } from '../share/open/IncomingDialog'
import styles from './Lessons.module.css'

/** A link straight to one of the page's own lessons: asks before it opens it. */
export function LinkedLesson({ open, onClose, id }: ArrivalParts & { id: string }) {
  const lesson = lessonsIn(activeMessages()).find(each => each.id === id)
  return lesson ? (
    <Question open={open} onClose={onClose} lesson={lesson} />
  ) : (
    <Dialog
      open={open}
      title="This lesson is not here"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p>
        This link names a lesson that this page does not have: “{id}”. It may be from a newer version: reload the page,
        then open the link again.
      </p>
    </Dialog>
  )
}

function Question({ open, onClose, lesson }: ArrivalParts & { lesson: Lesson }) {
  const { loadLessons } = useApp()
  const screen = useScreen()
  const [problem, setProblem] = useState<string>()
  const [isBegun, setIsBegun] = useState(false)
  useEffect(() => {
    loadLessons().then(
      lessons => setIsBegun((lessons.getState().progress[lesson.id]?.step ?? 0) > 0),
      () => {},
    )
  }, [loadLessons, lesson])
  const begin = async () => {
    const lessons = await loadLessons()
    screen.setState({ lessons })
    if (!(await lessons.begin(lesson))) {
      return setProblem('What you have open cannot be saved, so it stays open. Save it as a file first.')
    }
    onClose()
    screen.setState({ replay: null, pipelineId: null })
    screen.announce(`Lesson “${lesson.title}” is open.`)
  }
  return (
    <Dialog
      open={open}
      title={`Begin the lesson “${lesson.title}”?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="strong" data-focus onClick={() => void begin()}>
            {isBegun ? 'Continue' : 'Begin'}
          </Button>
        </>
      }
    >
      <div className={styles.linked}>
        <p className={styles.teaches}>{lesson.teaches}</p>
        <p className={styles.soft}>
          {plural(lesson.steps.length, 'step')}, about {plural(lesson.minutes, 'minute')}. Nothing has run or been saved
          yet. What you have open is safe, and comes back when you leave the lesson.
        </p>
        {problem && <p role="alert">{problem}</p>}
      </div>
    </Dialog>
  )
}

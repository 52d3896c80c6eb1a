import { useStore } from 'zustand'
import { Prose } from '../../../components/Prose'
import { stepOf } from '../../../store/lessons/active-lesson'
import type { Lessons } from '../../../store/lessons/lessons'
import { useScreen } from '../../app/screen'
import { Requirements } from '../../lessons/Requirements'
import styles from './Projector.module.css'

/** The current step of the lesson that is played, if any: its text and which requirements are met. */
export function CurrentStep() {
  const lessons = useStore(useScreen(), state => state.lessons)
  return lessons && <Step lessons={lessons} />
}

function Step({ lessons }: { lessons: Lessons }) {
  const playing = useStore(lessons, state => state.playing)
  if (!playing || playing.away) return null
  const { title, text, question } = stepOf(playing)
  return (
    <section className={styles.lesson} aria-label="Lesson">
      <div>
        <h3>
          {playing.step + 1}. {title}
        </h3>
        <Prose text={text} />
      </div>
      <Requirements verdict={playing.verdict} isDone={playing.done.has(playing.step)} asks={question !== undefined} />
    </section>
  )
}

import { PartyPopper } from 'lucide-react'
import { type Lesson, lessons as ours } from '../../lessons'
import type { Lessons } from '../../store/lessons'
import { Button } from '../parts/Button'
import { useScreen } from '../screen'
import styles from './Dock.module.css'

/** The end of a lesson: what was learned, and what comes next. */
export function Farewell({ lesson, lessons, onLeave }: { lesson: Lesson; lessons: Lessons; onLeave(): void }) {
  const screen = useScreen()
  const at = ours.findIndex(({ id }) => id === lesson.id)
  const next = at === -1 ? undefined : ours[at + 1]
  const begin = async () => {
    if (next && (await lessons.begin(next))) screen.setState({ replay: null, pipelineId: null })
  }
  return (
    <div className={styles.farewell}>
      <PartyPopper size={40} strokeWidth={1.5} aria-hidden />
      <div>
        <h3 data-step tabIndex={-1}>
          You have finished “{lesson.title}”
        </h3>
        {lesson.teaches && <p>{lesson.teaches}</p>}
      </div>
      <div className={styles.ways}>
        <Button onClick={onLeave}>Back to my own</Button>
        {next && (
          <Button look="strong" onClick={() => void begin()}>
            Next lesson: {next.title}
          </Button>
        )}
      </div>
    </div>
  )
}

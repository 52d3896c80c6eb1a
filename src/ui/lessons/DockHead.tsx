import { ChevronDown, ChevronUp, GraduationCap, LogOut } from 'lucide-react'
import { Button, IconButton } from '../../components/Button'
import type { ActiveLesson } from '../../store/lessons/active-lesson'
import styles from './Dock.module.css'

interface DockHeadProps {
  playing: ActiveLesson
  over: boolean
  folded: boolean
  onFold(): void
  onGo(step: number): void
  onLeave(): void
}

/** Name and progress of the lesson, and a button to leave it. Collapsed, it still shows the state of the step. */
export function DockHead({ playing, over, folded, onFold, onGo, onLeave }: DockHeadProps) {
  const { lesson, step, done, verdict } = playing
  const met = verdict.requirements.filter(requirement => requirement.met).length
  return (
    <header className={styles.head}>
      <GraduationCap size={20} aria-hidden className={styles.cap} />
      <h2>{lesson.title}</h2>
      <nav aria-label="Steps" className={styles.steps}>
        {lesson.steps.map(({ title }, index) => {
          const state = done.has(index) ? ', done' : ''
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place here.
              key={index}
              type="button"
              aria-label={`Step ${index + 1}: ${title}${state}`}
              title={title}
              aria-current={(!over && index === step && 'step') || undefined}
              data-done={done.has(index) || undefined}
              onClick={() => onGo(index)}
            />
          )
        })}
      </nav>
      <span className={styles.count}>
        {over ? 'The end' : `Step ${step + 1} of ${lesson.steps.length}`}
        {folded && !over && (done.has(step) ? ' · done' : ` · ${met} of ${verdict.requirements.length}`)}
      </span>
      <span className={styles.out}>
        {folded && !over && done.has(step) && (
          <Button look="strong" onClick={() => onGo(step + 1)}>
            {step === lesson.steps.length - 1 ? 'Finish' : 'Next'}
          </Button>
        )}
        <IconButton
          icon={folded ? ChevronUp : ChevronDown}
          label={folded ? 'Unfold the lesson' : 'Fold the lesson'}
          aria-expanded={!folded}
          onClick={onFold}
        />
        <Button look="quiet" icon={LogOut} className={styles.leave} title="Leave the lesson" onClick={onLeave}>
          <span>Leave</span>
        </Button>
      </span>
    </header>
  )
}

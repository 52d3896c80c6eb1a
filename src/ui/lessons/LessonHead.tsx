import { ChevronDown, ChevronUp, GraduationCap, LogOut } from 'lucide-react'
import { Button, IconButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import type { ActiveLesson } from '../../store/lessons/active-lesson'
import { WellDone } from '../parts/Requirements'
import styles from './LessonPlayer.module.css'

interface LessonHeadProps {
  playing: ActiveLesson
  over: boolean
  folded: boolean
  /** Absent where it does not fold. */
  onFold: (() => void) | undefined
  onGo(step: number): void
  onLeave(): void
}

/** Name and progress of the lesson, and a button to leave it. Collapsed, it still shows the state of the step. */
export function LessonHead({ playing, over, folded, onFold, onGo, onLeave }: LessonHeadProps) {
  const { lesson, step, done, verdict } = playing
  const met = verdict.requirements.filter(requirement => requirement.met).length
  return (
    <header className={styles.head}>
      <GraduationCap size={20} aria-hidden className={classNames(layout.fixed, layout.model, styles.cap)} />
      <h2 className={classNames(layout.medium, layout.soft, layout.ellipsis)}>{lesson.title}</h2>
      <div className={classNames(layout.cluster2, styles.progress)}>
        <nav aria-label={t('Steps')} className={styles.steps}>
          {lesson.steps.map(({ title }, index) => {
            return (
              <button
                key={index}
                type="button"
                aria-label={t('Step {number}: {title}{done, select, yes {, done} other {}}', {
                  number: index + 1,
                  title,
                  done: done.has(index) ? 'yes' : 'no',
                })}
                title={title}
                aria-current={(!over && index === step && 'step') || undefined}
                onClick={() => onGo(index)}
              >
                <i className={classNames(layout.dot, styles.dot)} data-done={done.has(index) || undefined} />
              </button>
            )
          })}
        </nav>
        <span className={classNames(layout.hint, layout.fixed)}>
          {over ? t('The end') : t('Step {number} of {count}', { number: step + 1, count: lesson.steps.length })}
          {folded &&
            !over &&
            !done.has(step) &&
            verdict.requirements.length > 0 &&
            ` · ${t('{met} of {count}', { met, count: verdict.requirements.length })}`}
        </span>
        {folded && !over && done.has(step) && <WellDone />}
      </div>
      <span className={classNames(layout.row1, layout.pushed)}>
        {folded && !over && done.has(step) && (
          <Button look="strong" onClick={() => onGo(step + 1)}>
            {step === lesson.steps.length - 1 ? t('Finish') : t('Next')}
          </Button>
        )}
        {onFold && (
          <IconButton
            icon={folded ? ChevronUp : ChevronDown}
            label={folded ? t('Unfold the lesson') : t('Fold the lesson')}
            aria-expanded={!folded}
            onClick={onFold}
          />
        )}
        <Button look="quiet" icon={LogOut} className={styles.leave} title={t('Leave the lesson')} onClick={onLeave}>
          <span>{t('Leave')}</span>
        </Button>
      </span>
    </header>
  )
}

import { BookOpenText, Check, Pencil, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import rowStyles from '../../components/rows.module.css'
import type { Lesson } from '../../content/lessons'
import { t } from '../../language/active'
import type { LessonProgress } from '../../store/lessons/stored-lessons'
import styles from './Lessons.module.css'

interface LessonRowProps {
  lesson: Lesson
  /** Its number in the order; a person's own lessons have none. */
  number?: number
  progress: LessonProgress | undefined
  isOpen: boolean
  /** The first unfinished one. */
  isNext: boolean
  /** Whether it was pressed, and is about to open. */
  isStarting: boolean
  onBegin(again: boolean): void
  onEdit?(): void
  /** Shows the page for teachers. */
  onTeach(): void
  onRemove?(): void
}

/** One lesson: summary, duration, progress and a button to start it. */
export function LessonRow({
  lesson,
  number,
  progress,
  isOpen,
  isNext,
  isStarting,
  onBegin,
  onEdit,
  onTeach,
  onRemove,
}: LessonRowProps) {
  const { title, teaches, minutes, steps } = lesson
  const isFinished = progress?.finished ?? false
  const isBegun = progress !== undefined && !isFinished
  const word = isFinished ? t('Play again') : isBegun ? t('Continue') : t('Begin')
  return (
    <li
      className={classNames(rowStyles.row, rowStyles.line, styles.lesson)}
      data-finished={isFinished || undefined}
      aria-current={isOpen || undefined}
    >
      <span className={classNames(layout.large, layout.bold, styles.number)} aria-hidden>
        {isFinished ? <Check size={18} strokeWidth={3} /> : (number ?? '★')}
      </span>
      <div className={rowStyles.words}>
        <h4 className={layout.large}>{title}</h4>
        <p className={rowStyles.facts}>
          <span>{t('about {minutes, plural, one {# minute} other {# minutes}}', { minutes })}</span>
          <span>
            {isFinished
              ? t({ message: 'finished', note: 'Of a lesson.' })
              : isBegun
                ? formatProgress(progress, steps.length)
                : t('{count, plural, one {# step} other {# steps}}', { count: steps.length })}
          </span>
          <span>{whatItTakes(lesson)}</span>
          {isBegun && <Dots total={steps.length} done={progress.done.length} />}
        </p>
        {teaches && <p>{teaches}</p>}
      </div>
      <div className={layout.cluster2}>
        {isBegun && (
          <Button look="quiet" aria-label={t('Start “{title}” over', { title })} onClick={() => onBegin(true)}>
            {t('Start over')}
          </Button>
        )}
        <Button
          look={isBegun || isNext ? 'strong' : 'plain'}
          aria-label={t('{action}: {title}', { action: word, title })}
          aria-busy={isStarting}
          onClick={() => onBegin(isFinished)}
        >
          {word}
        </Button>
        <IconButton
          icon={BookOpenText}
          size={16}
          label={t('Teacher’s page of “{title}”', { title })}
          onClick={onTeach}
        />
        {onEdit && <IconButton icon={Pencil} size={16} label={t('Edit “{title}”', { title })} onClick={onEdit} />}
        {onRemove && <IconButton icon={Trash2} size={16} label={t('Delete “{title}”', { title })} onClick={onRemove} />}
      </div>
    </li>
  )
}

/** What a lesson works with: all of them do without a key and a network. */
function whatItTakes({ document: { pipelines } }: Lesson): string {
  const nodes = pipelines.flatMap(pipeline => pipeline.nodes)
  if (nodes.some(({ config }) => config.how === 'network')) return t('trains a network on this device')
  return pipelines.length > 1
    ? t('{count, plural, one {# pipeline} other {# pipelines}}', { count: pipelines.length })
    : t('{count, plural, one {# card to begin with} other {# cards to begin with}}', { count: nodes.length })
}

function formatProgress({ step, done }: LessonProgress, total: number): string {
  return t('step {step} of {total}, {done} done', { step: Math.min(step + 1, total), total, done: done.length })
}

/** Completed steps, as a row of dots. */
function Dots({ total, done }: { total: number; done: number }) {
  return (
    <span className={layout.row1} aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={layout.dot} data-done={index < done || undefined} />
      ))}
    </span>
  )
}

import { ArrowDown, ArrowUp, Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, IconButton } from '../../components/Button'
import type { Lesson, LessonStep } from '../../content/lessons'
import { lessonLimits } from '../../lessons/lesson'
import styles from './Maker.module.css'
import { StepForm } from './StepForm'
import { StepPreview } from './StepPreview'

/** The steps in order: to edit, move, add and remove. */
export function MakerSteps({ lesson, onChange }: { lesson: Lesson; onChange(steps: LessonStep[]): void }) {
  const { steps } = lesson
  const list = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<number>()
  const add = () => {
    onChange([...steps, { title: '', text: '', check: { kind: 'run' } }])
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('fieldset[data-step]:last-of-type input')?.focus(),
    )
  }
  const move = (index: number, by: number) => {
    const moved = steps[index]
    if (moved) onChange(steps.toSpliced(index, 1).toSpliced(index + by, 0, moved))
  }
  return (
    <div ref={list} className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place; its fields hold no state that could stray.
        <fieldset key={index} data-step className={styles.step}>
          <legend>Step {index + 1}</legend>
          <span className={styles.tools}>
            <IconButton
              icon={seen === index ? EyeOff : Eye}
              size={16}
              label={seen === index ? `Edit step ${index + 1}` : `See step ${index + 1} as a student`}
              onClick={() => setSeen(seen === index ? undefined : index)}
            />
            <IconButton
              icon={ArrowUp}
              size={16}
              label={`Move step ${index + 1} up`}
              idle={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon={ArrowDown}
              size={16}
              label={`Move step ${index + 1} down`}
              idle={index === steps.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              icon={Trash2}
              size={16}
              label={`Remove step ${index + 1}`}
              onClick={() => onChange(steps.toSpliced(index, 1))}
            />
          </span>
          {seen === index ? (
            <StepPreview lesson={lesson} index={index} />
          ) : (
            <StepForm lesson={lesson} step={step} onChange={next => onChange(steps.with(index, next))} />
          )}
        </fieldset>
      ))}
      {steps.length < lessonLimits.steps && (
        <div>
          <Button icon={Plus} onClick={add}>
            Add a step
          </Button>
        </div>
      )}
    </div>
  )
}

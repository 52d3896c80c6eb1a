import { ArrowDown, ArrowUp, Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, IconButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { useItemIds } from '../../components/use-item-ids'
import type { Lesson, LessonStep } from '../../content/lessons'
import { t } from '../../language/active'
import { judge } from '../../lessons/judge'
import { lessonLimits } from '../../lessons/lesson'
import { wantedOption } from '../../lessons/wanted-option'
import { useApp } from '../page/app-context'
import { Requirements, WellDone } from '../parts/Requirements'
import player from './LessonPlayer.module.css'
import styles from './Maker.module.css'
import { StepForm } from './StepForm'
import { StepQuestion } from './StepQuestion'
import { StepText } from './StepText'
import { wellFormed } from './well-formed'

/** The steps in order: to edit, move, add and remove. */
export function MakerSteps({ lesson, onChange }: { lesson: Lesson; onChange(steps: LessonStep[]): void }) {
  const { steps } = lesson
  const list = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<number>()
  const ids = useItemIds(steps.length)
  const add = () => {
    onChange([...steps, { title: '', text: '', check: { kind: 'run' } }])
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('fieldset[data-step]:last-of-type input')?.focus(),
    )
  }
  const move = (index: number, by: number) => {
    const moved = steps[index]
    if (!moved) return
    ids.move(index, index + by)
    onChange(steps.toSpliced(index, 1).toSpliced(index + by, 0, moved))
  }
  return (
    <div ref={list} className={layout.stack4}>
      {steps.map((step, index) => (
        <fieldset key={ids.ids[index]} data-step className={styles.step}>
          <legend>{t('Step {number}', { number: index + 1 })}</legend>
          <span className={styles.tools}>
            <IconButton
              icon={seen === index ? EyeOff : Eye}
              size={16}
              label={
                seen === index
                  ? t('Edit step {number}', { number: index + 1 })
                  : t('See step {number} as a student', { number: index + 1 })
              }
              onClick={() => setSeen(seen === index ? undefined : index)}
            />
            <IconButton
              icon={ArrowUp}
              size={16}
              label={t('Move step {number} up', { number: index + 1 })}
              idle={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon={ArrowDown}
              size={16}
              label={t('Move step {number} down', { number: index + 1 })}
              idle={index === steps.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              icon={Trash2}
              size={16}
              label={t('Remove step {number}', { number: index + 1 })}
              onClick={() => {
                ids.removeAt(index)
                onChange(steps.toSpliced(index, 1))
              }}
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
            {t('Add a step')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A step as the student sees it, before anything is done. The question can be tried. */
function StepPreview({ lesson, index }: { lesson: Lesson; index: number }) {
  const { nodeTypes } = useApp()
  const [answer, setAnswer] = useState<string>()
  const { document, inputs, steps } = wellFormed(lesson)
  const step = steps[index]
  if (!step) return null
  const { title, text, hint, question, check } = step
  const before = { document, inputs }
  const verdict = judge(check, {
    ...before,
    before,
    runs: [],
    typeOf: type => nodeTypes.get(type),
    ...(answer !== undefined && { answer }),
  })
  return (
    <section
      aria-label={t('Step {number} as a student sees it', { number: index + 1 })}
      className={classNames(layout.columns, styles.student)}
    >
      <h3 className={player.sentence}>
        <span>{index + 1}.</span> {title}
      </h3>
      <div className={player.step}>
        <StepText text={text} hint={hint} />
        {question && (
          <StepQuestion question={question} answer={answer} wanted={wantedOption(check)} onAnswer={setAnswer} />
        )}
        <Requirements verdict={verdict} asks={question !== undefined} />
        {check !== undefined && verdict.passed && <WellDone />}
      </div>
    </section>
  )
}

import { useState } from 'react'
import type { Lesson } from '../../content/lessons'
import { t } from '../../language/active'
import { judge } from '../../lessons/judge'
import { wantedOption } from '../../lessons/wanted-option'
import { useApp } from '../app/app-context'
import dock from './Dock.module.css'
import styles from './Maker.module.css'
import { Requirements } from './Requirements'
import { StepQuestion } from './StepQuestion'
import { StepText } from './StepText'
import { wellFormed } from './well-formed'

/** A step as the student sees it, before anything is done. The question can be tried. */
export function StepPreview({ lesson, index }: { lesson: Lesson; index: number }) {
  const { nodeTypes } = useApp()
  const [answer, setAnswer] = useState<string>()
  const { document, inputs, steps } = wellFormed(lesson)
  const step = steps[index]
  if (!step) return null
  const { title, text, hint, question, check } = step
  const before = { document, inputs }
  const nameOfType = (type: string) => nodeTypes.get(type)?.name
  const verdict = judge(check, { ...before, before, runs: [], nameOfType, ...(answer !== undefined && { answer }) })
  return (
    <section aria-label={t('Step {number} as a student sees it', { number: index + 1 })} className={styles.student}>
      <StepText number={index + 1} title={title} text={text} hint={hint} />
      <div className={dock.side}>
        {question && (
          <StepQuestion question={question} answer={answer} wanted={wantedOption(check)} onAnswer={setAnswer} />
        )}
        <Requirements verdict={verdict} isDone={check !== undefined && verdict.passed} asks={question !== undefined} />
      </div>
    </section>
  )
}

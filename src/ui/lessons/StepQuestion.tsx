import { useEffect, useId, useRef } from 'react'
import type { LessonStep } from '../../content/lessons'
import { markdownToText } from '../app/parts/markdown-to-text'
import styles from './Dock.module.css'

interface StepQuestionProps {
  question: NonNullable<LessonStep['question']>
  answer: string | undefined
  onAnswer(optionId: string): void
}

/** A guess or a question. The answer can be changed, and some have a response. */
export function StepQuestion({ question: { ask, options }, answer, onAnswer }: StepQuestionProps) {
  const name = useId()
  const reply = options.find(({ id }) => id === answer)?.reply
  const replied = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (reply) replied.current?.scrollIntoView({ block: 'nearest' })
  }, [reply])
  return (
    <fieldset className={styles.question}>
      <legend>{markdownToText(ask)}</legend>
      {options.map(({ id, label }) => (
        <label key={id} data-chosen={id === answer || undefined}>
          <input type="radio" name={name} checked={id === answer} onChange={() => onAnswer(id)} />
          <span>{markdownToText(label)}</span>
        </label>
      ))}
      <p ref={replied} className={styles.reply} role="status">
        {reply && markdownToText(reply)}
      </p>
    </fieldset>
  )
}

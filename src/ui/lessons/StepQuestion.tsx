import { Check, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { LessonStep } from '../../content/lessons'
import { t } from '../../language/active'
import { markdownToText } from '../app/parts/markdown-to-text'
import styles from './Dock.module.css'
import type { SpokenIn } from './lesson-language'

interface StepQuestionProps {
  question: NonNullable<LessonStep['question']>
  answer: string | undefined
  /** The right option; undefined where it is a guess. */
  wanted: string | undefined
  onAnswer(optionId: string): void
  spoken?: SpokenIn
}

/** A guess or a question. The answer can be changed; a wrong one is marked, and says why it is wrong. */
export function StepQuestion({ question: { ask, options }, answer, wanted, onAnswer, spoken }: StepQuestionProps) {
  const name = useId()
  const isAnswered = wanted !== undefined && answer !== undefined
  const isRight = answer === wanted
  const given = options.find(({ id }) => id === answer)?.reply
  const reply = given ?? (isAnswered && !isRight ? t('That does not fit. Choose another answer.') : undefined)
  const replied = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (reply) replied.current?.scrollIntoView({ block: 'nearest' })
  }, [reply])
  return (
    <fieldset className={styles.question} {...spoken}>
      <legend>{markdownToText(ask)}</legend>
      {options.map(({ id, label }) => (
        <label
          key={id}
          data-chosen={id === answer || undefined}
          data-wrong={(isAnswered && !isRight && id === answer) || undefined}
        >
          <input type="radio" name={name} checked={id === answer} onChange={() => onAnswer(id)} />
          <span>{markdownToText(label)}</span>
        </label>
      ))}
      <p ref={replied} className={styles.reply} role="status">
        {reply && isAnswered && (
          <span className={styles.mark} data-right={isRight || undefined}>
            {isRight ? <Check size={16} strokeWidth={3} aria-hidden /> : <X size={16} strokeWidth={3} aria-hidden />}
            <span className="unseen">
              {isRight ? t({ message: 'Right. ', note: 'Said before the reply to an answer.' }) : t('Not right. ')}
            </span>
          </span>
        )}
        {reply && <span>{markdownToText(reply)}</span>}
      </p>
    </fieldset>
  )
}

import { Check, Flag, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import type { GuessOutcome } from '../../lessons/guess'
import type { StepQuestion as Question } from '../../lessons/lesson'
import { markdownToText } from '../page/runs/markdown-to-text'
import styles from './LessonPlayer.module.css'
import type { SpokenIn } from './lesson-language'

interface StepQuestionProps {
  question: Question
  answer: string | undefined
  /** The right option; undefined where it is a guess. */
  wanted: string | undefined
  /** What came of a guess, once its step is done. */
  outcome?: GuessOutcome | undefined
  onAnswer(optionId: string): void
  spoken?: SpokenIn
}

/**
 * A guess or a question. An answer can be changed; a wrong one is marked, and says why it is wrong. A guess stays as it was
 * when the run answers it.
 */
export function StepQuestion({ question, answer, wanted, outcome, onAnswer, spoken }: StepQuestionProps) {
  const { ask, options } = question
  const name = useId()
  const isAnswered = wanted !== undefined && answer !== undefined
  const isRight = answer === wanted
  const given = options.find(({ id }) => id === answer)?.reply
  const reply = outcome
    ? undefined
    : (given ?? (isAnswered && !isRight ? t('That does not fit. Choose another answer.') : undefined))
  const replied = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reply || outcome) replied.current?.scrollIntoView({ block: 'nearest' })
  }, [reply, outcome])
  return (
    <fieldset className={layout.stack1} {...spoken}>
      <legend>{markdownToText(ask)}</legend>
      {options.map(({ id, label }) => (
        <label
          key={id}
          className={classNames(layout.choice, styles.option)}
          data-wrong={(isAnswered && !isRight && id === answer) || undefined}
          data-happened={id === outcome?.option || undefined}
        >
          <input
            type="radio"
            name={name}
            checked={id === answer}
            aria-disabled={outcome?.option !== undefined || undefined}
            onChange={() => onAnswer(id)}
          />
          <span className={layout.grow}>{markdownToText(label)}</span>
          {id === outcome?.option && <Flag className={layout.ok} size={16} aria-hidden />}
        </label>
      ))}
      <div ref={replied} className={classNames(layout.row2, layout.top, styles.reply)} role="status">
        {reply && isAnswered && (
          <span className={classNames(layout.fixed, isRight ? layout.ok : layout.danger)}>
            {isRight ? <Check size={16} strokeWidth={3} aria-hidden /> : <X size={16} strokeWidth={3} aria-hidden />}
            <span className="unseen">
              {isRight ? t({ message: 'Right. ', note: 'Said before the reply to an answer.' }) : t('Not right. ')}
            </span>
          </span>
        )}
        {reply && <span>{markdownToText(reply)}</span>}
        {outcome && <OutcomeOfGuess outcome={outcome} answer={answer} question={question} />}
      </div>
    </fieldset>
  )
}

interface OutcomeOfGuessProps {
  outcome: GuessOutcome
  answer: string | undefined
  question: Question
}

/** What was guessed, what happened, and why. */
function OutcomeOfGuess({ outcome: { option, say }, answer, question: { options, outcomes } }: OutcomeOfGuessProps) {
  const labelOf = (wanted: string | undefined) => markdownToText(options.find(({ id }) => id === wanted)?.label ?? '')
  const guess = labelOf(answer)
  const happened = labelOf(option)
  const isRight = option !== undefined && option === answer
  const tellsOutcome = outcomes !== undefined || say !== undefined
  return (
    <div
      className={classNames(layout.stack1, layout.grow, layout.inset, layout.rounded, styles.outcome)}
      data-right={isRight || undefined}
    >
      {guess && <p>{t('Your guess: “{guess}”.', { guess })}</p>}
      <p>
        <strong>
          {isRight
            ? t('It came true.')
            : option !== undefined
              ? t('It turned out differently: “{happened}”.', { happened })
              : tellsOutcome
                ? t('It depends: this run does not show which guess is right.')
                : t('Compare it with what happened.')}
        </strong>
      </p>
      {say && <p>{markdownToText(say)}</p>}
    </div>
  )
}

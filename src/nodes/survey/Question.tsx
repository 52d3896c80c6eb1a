import { useId, useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Select } from '../../components/Select'
import { t } from '../../language/active'
import type { UserQuestion } from '../../model/events'
import type { SurveyConfig } from './node'
import styles from './view.module.css'

type SurveyQuestion = Extract<UserQuestion, { kind: 'survey' }>

interface QuestionProps {
  question: SurveyQuestion
  style: SurveyConfig['style']
  onAnswer(selectedIds: string[]): void
}

/** A pending question. With buttons one press answers; otherwise the person selects options, then presses "Answer". */
export function Question({ question: { question, options, allowMultiple }, style, onAnswer }: QuestionProps) {
  const [chosen, setChosen] = useState<string[]>([])
  const [isAnswered, setAnswered] = useState(false)
  const group = useId()

  const answer = (selectedIds: string[]) => {
    setAnswered(true)
    onAnswer(selectedIds)
  }
  const toggle = (id: string) => {
    if (!allowMultiple) return setChosen([id])
    // In the order of the options.
    setChosen(options.map(option => option.id).filter(other => chosen.includes(other) !== (other === id)))
  }

  return (
    <fieldset className={classNames(layout.stack3, styles.question)} disabled={isAnswered}>
      <legend className={classNames(layout.large, layout.bold, layout.breakWords)}>{question}</legend>
      {style === 'buttons' && !allowMultiple ? (
        <div className={classNames(layout.columns, styles.buttons)}>
          {options.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className={classNames(layout.semibold, layout.breakWords, styles.button)}
              onClick={() => answer([id])}
            >
              {label}
            </button>
          ))}
        </div>
      ) : (
        <>
          {style === 'dropdown' && !allowMultiple ? (
            <Select
              className={layout.fill}
              aria-label={question}
              value={chosen[0] ?? ''}
              onChange={event => toggle(event.target.value)}
            >
              <option value="" disabled>
                {t('Please choose…')}
              </option>
              {options.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          ) : (
            <div className={layout.stack1}>
              {options.map(({ id, label }) => (
                <label key={id} className={layout.choice}>
                  <input
                    type={allowMultiple ? 'checkbox' : 'radio'}
                    name={group}
                    checked={chosen.includes(id)}
                    onChange={() => toggle(id)}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </div>
          )}
          <div>
            <Button look="strong" round disabled={chosen.length === 0} onClick={() => answer(chosen)}>
              {t({ message: 'Answer', context: 'verb', note: 'On a button.' })}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  )
}

import { Plus } from 'lucide-react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import { Fields } from '../../components/Field'
import layout from '../../components/layout.module.css'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import type { LessonStep } from '../../content/lessons'
import { t } from '../../language/active'
import { lessonLimits } from '../../lessons/lesson'
import styles from './Maker.module.css'

type Question = NonNullable<LessonStep['question']>

interface QuestionFormProps {
  question: Question
  /** Id of the right answer; empty where any is accepted. */
  right: string
  onChange(question: Question, right: string): void
}

/** A question with answers. Any answer is accepted, or one is right. */
export function QuestionForm({ question, right, onChange }: QuestionFormProps) {
  const { ask, options } = question
  const add = () => {
    const taken = options.map(({ id }) => id)
    const number = [...Array(lessonLimits.options + 1).keys()].find(each => !taken.includes(`answer-${each + 1}`)) ?? 0
    onChange({ ...question, options: [...options, { id: `answer-${number + 1}`, label: '' }] }, right)
  }
  return (
    <div className={classNames(layout.padded, styles.question)}>
      <Fields>
        <TextField
          label={t('Question')}
          maxLength={lessonLimits.ask}
          value={ask}
          onChange={value => onChange({ ...question, ask: value ?? '' }, right)}
          placeholder={t('What do you think will happen?')}
        />
        {options.map((option, index) => (
          <TextField
            key={option.id}
            label={t('Answer {number}', { number: index + 1 })}
            maxLength={lessonLimits.option}
            value={option.label}
            onChange={label =>
              onChange({ ...question, options: options.with(index, { ...option, label: label ?? '' }) }, right)
            }
          />
        ))}
        {options.length < lessonLimits.options && (
          <div>
            <Button look="quiet" icon={Plus} onClick={add}>
              {t('Add an answer')}
            </Button>
          </div>
        )}
        <SelectField
          label={t('Right answer')}
          value={right}
          options={[
            { value: '', label: t('Any: it is a guess') },
            ...options.map(({ id, label }, index) => ({
              value: id,
              label: label || t('Answer {number}', { number: index + 1 }),
            })),
          ]}
          onChange={next => onChange(question, next)}
        />
      </Fields>
    </div>
  )
}

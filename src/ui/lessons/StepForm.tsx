import { CheckField } from '../../components/CheckField'
import { Fields } from '../../components/Field'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import type { Lesson, LessonStep } from '../../content/lessons'
import { t } from '../../language/active'
import type { Check } from '../../lessons/check'
import { lessonLimits } from '../../lessons/lesson'
import { QuestionForm } from './QuestionForm'
import { StepChecks } from './StepChecks'
import { checkOfAll, checksOf } from './step-checks'

interface StepFormProps {
  lesson: Lesson
  step: LessonStep
  onChange(step: LessonStep): void
}

/** One step: text, requirements and checks. */
export function StepForm({ lesson, step, onChange }: StepFormProps) {
  const { title, text, hint, question, check } = step
  const checks = checksOf(check)
  const answers = checks.filter(({ kind }) => kind === 'answer')
  const others = checks.filter(({ kind }) => kind !== 'answer')
  const put = (patch: Partial<LessonStep>, all: readonly Check[]) => {
    const { check: _, ...rest } = { ...step, ...patch }
    const next = checkOfAll(all)
    onChange(next ? { ...rest, check: next } : rest)
  }
  return (
    <Fields>
      <TextField
        label={t('Title')}
        maxLength={lessonLimits.title}
        value={title}
        onChange={value => onChange({ ...step, title: value ?? '' })}
        placeholder={t('What this step is about')}
      />
      <TextAreaField
        label={t('What to do')}
        maxLength={lessonLimits.text}
        value={text}
        onChange={value => onChange({ ...step, text: value })}
        placeholder={t('Keep it short. **Two stars** make words bold.')}
        rows={2}
      />
      <TextField
        label={t('Hint')}
        maxLength={lessonLimits.text}
        value={hint}
        onChange={value => {
          const { hint: _, ...rest } = step
          onChange(value === undefined ? rest : { ...rest, hint: value })
        }}
        placeholder={t('Shown when they ask for it')}
      />
      <StepChecks lesson={lesson} checks={others} onChange={next => put({}, [...answers, ...next])} />
      <CheckField
        label={t('Ask a question in this step')}
        checked={question !== undefined}
        onChange={asks => {
          if (asks) put({ question: { ask: '', options: [option(1), option(2)] } }, [{ kind: 'answer' }, ...others])
          else {
            const { question: _, ...rest } = step
            const next = checkOfAll(others)
            const { check: __, ...plain } = rest
            onChange(next ? { ...plain, check: next } : plain)
          }
        }}
      />
      {question && (
        <QuestionForm
          question={question}
          right={(answers[0]?.kind === 'answer' && answers[0].option) || ''}
          onChange={(next, right) =>
            put({ question: next }, [right ? { kind: 'answer', option: right } : { kind: 'answer' }, ...others])
          }
        />
      )}
    </Fields>
  )
}

const option = (number: number) => ({ id: `answer-${number}`, label: '' })

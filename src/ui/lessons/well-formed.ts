import type { Lesson, LessonStep } from '../../content/lessons'
import { t } from '../../language/active'
import type { Check } from '../../lessons/check'
import { lessonLimits } from '../../lessons/lesson'
import { checkOfAll, checksOf } from './step-checks'

/** In place of a right answer without words, which no student could choose. */
const anyAnswer: Check = { kind: 'answer' }

/** Fills the gaps of an unfinished lesson with placeholders, so that it can be saved and played. Its fields keep to the limits. */
export function wellFormed(lesson: Lesson): Lesson {
  return {
    ...lesson,
    // At first it is the name of the document, which may be longer.
    title: lesson.title.trim().slice(0, lessonLimits.title).trim() || t('Untitled lesson'),
    steps: lesson.steps.length > 0 ? lesson.steps.map(wellFormedStep) : [{ title: stepTitle(0), text: '' }],
  }
}

function wellFormedStep({ question, check: written, ...step }: LessonStep, index: number): LessonStep {
  const options = question?.options.filter(({ label }) => label.trim() !== '') ?? []
  const asks = question !== undefined && question.ask.trim() !== '' && options.length >= 2
  const isThere = (option: string | undefined) => option === undefined || options.some(({ id }) => id === option)
  const check = checkOfAll(
    checksOf(written)
      .filter(({ kind }) => asks || kind !== 'answer')
      .map(each => (each.kind === 'answer' && !isThere(each.option) ? anyAnswer : each)),
  )
  const outcomes = question?.outcomes?.filter(({ option }) => isThere(option))
  return {
    ...step,
    ...(check && { check }),
    title: step.title.trim() || stepTitle(index),
    ...(asks && { question: { ...question, options, ...(outcomes && { outcomes }) } }),
  }
}

const stepTitle = (index: number) => t('Step {number}', { number: index + 1 })

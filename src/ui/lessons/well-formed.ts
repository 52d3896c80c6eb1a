import type { Lesson, LessonStep } from '../../content/lessons'
import { checkOfAll, formsOf, isFilledIn } from './check-forms'

/** Fills the gaps of an unfinished lesson with placeholders, so that it can be saved and played. */
export function wellFormed(lesson: Lesson): Lesson {
  return {
    ...lesson,
    title: lesson.title.trim() || 'Untitled lesson',
    steps: lesson.steps.length > 0 ? lesson.steps.map(wellFormedStep) : [{ title: 'Step 1', text: '' }],
  }
}

function wellFormedStep({ question, check: written, ...step }: LessonStep, index: number): LessonStep {
  const options = question?.options.filter(({ label }) => label.trim() !== '') ?? []
  const asks = question !== undefined && question.ask.trim() !== '' && options.length >= 2
  const forms = formsOf(written).filter(form => isFilledIn(form) && (asks || form.form !== 'answer'))
  const check = checkOfAll(forms)
  return {
    ...step,
    ...(check && { check }),
    title: step.title.trim() || `Step ${index + 1}`,
    ...(asks && { question: { ask: question.ask, options } }),
  }
}

import type { LessonPlan } from './lesson'
import { wantedOption } from './wanted-option'

/** The answer to a step's question. */
interface StepAnswer {
  /** From 1. */
  number: number
  ask: string
  /** Undefined where it is a guess that can come out in several ways. */
  answer: string | undefined
  /** The right one, or a guess that comes true. */
  isGuess: boolean
}

/** The answers to all questions of a lesson, for the teacher. */
export function questionAnswers({ steps }: Pick<LessonPlan, 'steps'>): StepAnswer[] {
  return steps.flatMap(({ question, check }, index) => {
    if (!question) return []
    const wanted = wantedOption(check)
    const option = question.options.find(({ id }) => id === (wanted ?? question.outcome))
    return [{ number: index + 1, ask: question.ask, answer: option?.label, isGuess: wanted === undefined }]
  })
}

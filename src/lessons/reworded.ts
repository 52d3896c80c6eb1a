import type { Check } from './check'
import type { Lesson, StepOutcome, StepQuestion } from './lesson'

/**
 * A lesson with the words of its other language. What its checks look for stays, as do document and inputs: they are in
 * the language in which the student has begun.
 */
export function reworded(lesson: Lesson, { title, teaches, teacher, steps }: Lesson): Lesson {
  return {
    ...lesson,
    title,
    teaches,
    ...(teacher && { teacher }),
    steps: lesson.steps.map((step, index) => {
      const other = steps[index] ?? step
      const { check: _, ...words } = other
      return {
        ...words,
        ...(step.question && other.question && { question: rewordedQuestion(step.question, other.question) }),
        ...(step.check && { check: withWords(step.check, other.check) as Check }),
      }
    }),
  }
}

function rewordedQuestion({ outcomes }: StepQuestion, other: StepQuestion): StepQuestion {
  return outcomes ? { ...other, outcomes: withWords(outcomes, other.outcomes) as StepOutcome[] } : other
}

/** A part of a check, with the sentences of the same part in another language. */
function withWords(part: unknown, other: unknown): unknown {
  if (typeof part !== 'object' || part === null || typeof other !== 'object' || other === null) return part
  if (Array.isArray(part)) return part.map((each, at) => withWords(each, (other as unknown[])[at]))
  const words = other as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      (name === 'say' || name === 'why') && typeof words[name] === 'string'
        ? words[name]
        : withWords(value, words[name]),
    ]),
  )
}

import type { Lesson, LessonStep } from '../../src/lessons/lesson'
import type { Action } from './actions'
import { attemptsOf, scriptOf } from './attempts'
import { createStudent } from './student'

/** A step as a lesson of its own, with the document that the steps before have left. */
interface StepLesson extends Lesson {
  step: LessonStep
}

/** What a student does in a step, and whether it is right. */
export interface Play {
  lesson: StepLesson
  attempt: readonly Action[]
  isRight: boolean
}

/** Whether an attempt has a run: a wrong one then has a reason. */
export const runs = (attempt: readonly Action[]) => attempt.some(action => action.do === 'run')

/** Each step of a lesson by itself, with its plays: the script, which is right, and the attempts. */
export async function playsOf(lesson: Lesson): Promise<Play[]> {
  const plays: Play[] = []
  const walker = createStudent(lesson)
  for (const [index, step] of lesson.steps.entries()) {
    const { document, inputs } = structuredClone(walker.state())
    const id = `own-${lesson.id}-${index + 1}`
    const own = { ...lesson, id, title: `${lesson.title}, step ${index + 1}`, document, inputs, steps: [step], step }
    const script = scriptOf(lesson.id, index)
    const other = attemptsOf(lesson.id, index)
    plays.push(
      ...[script, ...(other ? [other.right] : [])].map(attempt => ({ lesson: own, attempt, isRight: true })),
      ...(other ? [{ lesson: own, attempt: other.wrong, isRight: false }] : []),
    )
    walker.begin()
    for (const action of script) await walker.act(action, step)
  }
  return plays
}

import type { Evidence } from '../../lessons/evidence'
import { judge, type StepVerdict } from '../../lessons/judge'
import type { Lesson, LessonStep } from '../../lessons/lesson'
import { isEqualJson } from '../../model/equal-json'
import type { LessonProgress } from './stored-lessons'

/** The lesson that is being played. */
export interface ActiveLesson {
  /** Counts started lessons, so that a restart is a new attempt. */
  round: number
  lesson: Lesson
  /** From 0. */
  step: number
  /** The steps that are done. */
  done: ReadonlySet<number>
  /** What the open step asks for, and what is met of it now. */
  verdict: StepVerdict
  /** The option that was taken in the open step. */
  answer?: string
  /** Another document is open than the lesson's. */
  away: boolean
}

const nothingYet: StepVerdict = { passed: false, requirements: [] }

/** Starts a lesson, or resumes it. */
export function startedLesson(
  round: number,
  lesson: Lesson,
  { step, done }: Pick<LessonProgress, 'step' | 'done'>,
): ActiveLesson {
  const at = Math.min(step, lesson.steps.length - 1)
  return { round, lesson, step: at, done: new Set(done), verdict: nothingYet, away: false }
}

/** Another step is opened. */
export function withStep({ answer: _, ...playing }: ActiveLesson, step: number): ActiveLesson {
  return { ...playing, step, verdict: nothingYet }
}

/** The same lesson with what is done now, by what there is to see; the very same where nothing changed. */
export function withVerdict(playing: ActiveLesson, seen: Omit<Evidence, 'answer'>): ActiveLesson {
  const { step, done, answer, away } = playing
  const found = judge(stepOf(playing).check, { ...seen, ...(answer !== undefined && { answer }) })
  const verdict = done.has(step) ? settled(found) : found
  const isNew = verdict.passed && !done.has(step)
  if (!isNew && !away && isEqualJson(verdict, playing.verdict)) return playing
  return { ...playing, away: false, verdict, done: isNew ? new Set([...done, step]) : done }
}

/** The step that is open. */
export function stepOf({ lesson, step }: Pick<ActiveLesson, 'lesson' | 'step'>): LessonStep {
  return lesson.steps[step] as LessonStep
}

/** What was done once stays done, whatever is changed later. */
function settled({ requirements }: StepVerdict): StepVerdict {
  return { passed: true, requirements: requirements.map(({ say }) => ({ say, met: true })) }
}

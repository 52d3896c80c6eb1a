import type { Evidence } from '../../lessons/evidence'
import { type GuessOutcome, outcomeOf } from '../../lessons/guess'
import { judge, type StepVerdict } from '../../lessons/judge'
import type { Lesson, LessonStep } from '../../lessons/lesson'
import { wantedOption } from '../../lessons/wanted-option'
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
  /** The options that were taken, by step. */
  answers: Readonly<Record<number, string>>
  /** What came of the guesses of the steps that are done, by step. */
  outcomes: Readonly<Record<number, GuessOutcome>>
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
  return { round, lesson, step: at, done: new Set(done), verdict: nothingYet, answers: {}, outcomes: {}, away: false }
}

/** Another step is opened. */
export function withStep(playing: ActiveLesson, step: number): ActiveLesson {
  return { ...playing, step, verdict: nothingYet }
}

/** The same lesson with what is done now, by what there is to see; the very same where nothing changed. */
export function withVerdict(playing: ActiveLesson, seen: Omit<Evidence, 'answer'>): ActiveLesson {
  const { step, done, answers, outcomes, away } = playing
  const { check, question } = stepOf(playing)
  const answer = answers[step]
  const evidence = { ...seen, ...(answer !== undefined && { answer }) }
  const found = judge(check, evidence)
  const verdict = done.has(step) ? settled(found) : found
  const isNew = verdict.passed && !done.has(step)
  const isGuess = question !== undefined && wantedOption(check) === undefined
  // What came out once stays, as what was done does; but a run that shows more than those before it is welcome.
  const outcome =
    isGuess && verdict.passed && outcomes[step]?.option === undefined
      ? (outcomeOf(question, evidence) ?? outcomes[step])
      : outcomes[step]
  const isSame = isEqualJson(verdict, playing.verdict) && isEqualJson(outcome, outcomes[step])
  if (!isNew && !away && isSame) return playing
  return {
    ...playing,
    away: false,
    verdict,
    done: isNew ? new Set([...done, step]) : done,
    ...(outcome && { outcomes: { ...outcomes, [step]: outcome } }),
  }
}

/** The step that is open. */
export function stepOf({ lesson, step }: Pick<ActiveLesson, 'lesson' | 'step'>): LessonStep {
  return lesson.steps[step] as LessonStep
}

/** What was done once stays done, whatever is changed later. */
function settled({ requirements }: StepVerdict): StepVerdict {
  return { passed: true, requirements: requirements.map(({ say }) => ({ say, met: true })) }
}

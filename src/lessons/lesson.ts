import * as v from 'valibot'
import { type MessageDescriptor, msg } from '../language/message'
import type { Document, RunInputs } from '../model/document'
import { type CardRef, CardRefSchema, type Check, CheckSchema } from './check'

/** An option of a step's question, with the response to it. */
interface StepOption {
  id: string
  label: string
  reply?: string
}

/** What can come of a guess. */
export interface StepOutcome {
  /** The option that comes true. */
  option: string
  /** Met by the runs of the step when it does. */
  check: Check
  /** What happened, and why. */
  say: string
}

/**
 * A guess or a question; the check `answer` refers to it. `outcome` is the option of a guess that comes true with the demo,
 * for the teacher. `outcomes` tell the student what came of the guess, the first whose check is met; `unclear` is told where
 * the runs show none of them.
 */
export interface StepQuestion {
  ask: string
  options: StepOption[]
  outcome?: string
  outcomes?: StepOutcome[]
  unclear?: string
}

/** A step. Without a check it is done when read. */
export interface LessonStep {
  title: string
  /** Markdown without HTML. */
  text: string
  /** Shown on request. Markdown too. */
  hint?: string
  question?: StepQuestion
  check?: Check
  /** What the step is about, where its check does not name it: a card, of several the first or the last, or a marked part of its view. */
  look?: { card: CardRef; last?: true; part?: string }
}

/** What a teacher needs beside the steps; the answers come from the steps. */
export interface TeacherPage {
  /** What students can do or explain after it; empty where it is not written yet. */
  aim: string
  /** What to say, in order. */
  say: string[]
  /** What to ask the class; an answer may be empty. */
  ask: { question: string; answer: string }[]
  /** What students get wrong, and what helps. */
  mistakes: string[]
}

/** The steps of a lesson, with its description. */
export interface LessonPlan {
  id: string
  title: string
  /** The goal, in a sentence for the teacher. */
  teaches: string
  /** Estimated duration. */
  minutes: number
  steps: LessonStep[]
  teacher?: TeacherPage
}

/** A plan with its initial document and inputs. */
export interface Lesson extends LessonPlan {
  document: Document
  inputs: RunInputs
}

/** Maximum lengths in characters, and numbers of items. The lesson maker keeps to them. */
export const lessonLimits = {
  title: 120,
  text: 4_000,
  ask: 400,
  option: 200,
  options: 6,
  outcomes: 12,
  steps: 60,
  checks: 20,
  words: 200,
  sentence: 600,
  sentences: 20,
  minutes: 600,
} as const

const Line = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length))
const Prose = v.pipe(v.string(), v.maxLength(lessonLimits.text))

const OptionSchema = v.object({ id: Line(60), label: Line(lessonLimits.option), reply: v.optional(Prose) })

const StepSchema: v.GenericSchema<unknown, LessonStep> = v.object({
  title: Line(lessonLimits.title),
  text: Prose,
  hint: v.optional(Prose),
  question: v.optional(
    v.object({
      ask: Line(lessonLimits.ask),
      options: v.pipe(v.array(OptionSchema), v.minLength(2), v.maxLength(lessonLimits.options)),
      outcome: v.optional(Line(60)),
      outcomes: v.optional(
        v.pipe(
          v.array(v.object({ option: Line(60), check: CheckSchema, say: Line(lessonLimits.sentence) })),
          v.maxLength(lessonLimits.outcomes),
        ),
      ),
      unclear: v.optional(Line(lessonLimits.sentence)),
    }),
  ),
  check: v.optional(CheckSchema),
  look: v.optional(
    v.object({
      card: CardRefSchema,
      last: v.optional(v.literal(true)),
      part: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
    }),
  ),
})

const { sentence, sentences } = lessonLimits
const Sentences = v.pipe(v.array(Line(sentence)), v.maxLength(sentences))
/** May be missing on a page that is not finished. */
const Unfinished = v.pipe(v.string(), v.trim(), v.maxLength(sentence))

const TeacherSchema: v.GenericSchema<unknown, TeacherPage> = v.object({
  aim: Unfinished,
  say: Sentences,
  ask: v.pipe(v.array(v.object({ question: Line(lessonLimits.ask), answer: Unfinished })), v.maxLength(sentences)),
  mistakes: Sentences,
})

/** The parser of plans from links, files and this device. */
export const LessonPlanSchema: v.GenericSchema<unknown, LessonPlan> = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'id')),
  title: Line(lessonLimits.title),
  teaches: v.optional(Prose, ''),
  minutes: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(lessonLimits.minutes)), 10),
  steps: v.pipe(v.array(StepSchema), v.minLength(1, 'no steps'), v.maxLength(lessonLimits.steps)),
  teacher: v.optional(TeacherSchema),
})

/** The reasons that are ours, by the message of their rule. */
const reasons: Readonly<Record<string, MessageDescriptor>> = {
  id: msg('it may hold letters, digits and "-" only'),
  'no steps': msg({ message: 'it has no steps', context: 'a lesson' }),
}

/** Parses a plan; returns a message when it is invalid. */
export function readPlan(value: unknown): { plan: LessonPlan } | { problem: MessageDescriptor } {
  const read = v.safeParse(LessonPlanSchema, value)
  if (read.success) return { plan: read.output }
  const [issue] = read.issues
  const path = v.getDotPath(issue)
  // valibot's own messages are for programmers.
  const why = reasons[issue.message]
  if (!path) return { problem: msg('The lesson in it cannot be read.') }
  return {
    problem: why
      ? msg('The lesson in it cannot be read, at {path}: {why}.', { path, why })
      : msg('The lesson in it cannot be read, at {path}.', { path }),
  }
}

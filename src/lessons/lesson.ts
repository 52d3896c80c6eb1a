import * as v from 'valibot'
import type { Document, RunInputs } from '../engine/model/document'
import { type Check, CheckSchema } from './check'

/** An option of a step's question, with the response to it. */
export interface StepOption {
  id: string
  label: string
  reply?: string
}

/** A step. Without a check it is done when read. */
export interface LessonStep {
  title: string
  /** Markdown without HTML. */
  text: string
  /** Shown on request. Markdown too. */
  hint?: string
  /** A guess or a question; the check `answer` refers to it. `outcome`: the option of a guess that comes true. */
  question?: { ask: string; options: StepOption[]; outcome?: string }
  check?: Check
}

/** What a teacher needs beside the steps; the answers come from the steps. */
export interface TeacherPage {
  /** What pupils can do or explain after it. */
  aim: string
  /** What to say, in order. */
  say: string[]
  /** What to ask the class. */
  ask: { question: string; answer: string }[]
  /** What pupils get wrong, and what helps. */
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

const Line = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length))
const Prose = v.pipe(v.string(), v.maxLength(4_000))

const OptionSchema = v.object({ id: Line(60), label: Line(200), reply: v.optional(Prose) })

const StepSchema: v.GenericSchema<unknown, LessonStep> = v.object({
  title: Line(120),
  text: Prose,
  hint: v.optional(Prose),
  question: v.optional(
    v.object({
      ask: Line(400),
      options: v.pipe(v.array(OptionSchema), v.minLength(2), v.maxLength(6)),
      outcome: v.optional(Line(60)),
    }),
  ),
  check: v.optional(CheckSchema),
})

const Sentences = v.pipe(v.array(Line(600)), v.maxLength(20))

const TeacherSchema: v.GenericSchema<unknown, TeacherPage> = v.object({
  aim: Line(600),
  say: Sentences,
  ask: v.pipe(v.array(v.object({ question: Line(400), answer: Line(600) })), v.maxLength(20)),
  mistakes: Sentences,
})

/** The parser of plans from links, files and this device. */
export const LessonPlanSchema: v.GenericSchema<unknown, LessonPlan> = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'it may hold letters, digits and "-" only')),
  title: Line(120),
  teaches: v.optional(Prose, ''),
  minutes: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(600)), 10),
  steps: v.pipe(v.array(StepSchema), v.minLength(1, 'it has no steps'), v.maxLength(60)),
  teacher: v.optional(TeacherSchema),
})

/** Parses a plan; returns an error message when it is invalid. */
export function readPlan(value: unknown): { plan: LessonPlan } | { problem: string } {
  const read = v.safeParse(LessonPlanSchema, value)
  if (read.success) return { plan: read.output }
  const [issue] = read.issues
  const path = v.getDotPath(issue)
  // valibot's messages are for programmers; ours start in lower case.
  const why = issue.message.startsWith('Invalid') ? '' : `: ${issue.message}`
  return { problem: `The lesson in it cannot be read${path ? `, at ${path}` : ''}${why}.` }
}

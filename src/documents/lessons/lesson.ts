import * as v from 'valibot'
import type { Document, RunInputs } from '../../engine/document'
import { type Check, CheckSchema } from './check'

/** An answer that a step offers, and what is said to whoever takes it. */
export interface StepOption {
  id: string
  label: string
  reply?: string
}

/** One thing to do. Without a check it is done when it is read. */
export interface LessonStep {
  title: string
  /** Markdown without HTML. */
  text: string
  /** Shown when asked for. Markdown too. */
  hint?: string
  /** A guess to make or a question to answer; the check `answer` looks at it. */
  question?: { ask: string; options: StepOption[] }
  check?: Check
}

/** What is to be done with a document, and for whom. */
export interface LessonPlan {
  id: string
  title: string
  /** What it teaches, in a sentence for the teacher. */
  teaches: string
  /** About how long it takes. */
  minutes: number
  steps: LessonStep[]
}

/** A plan with the document that it begins from, and what is typed there already. */
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
    v.object({ ask: Line(400), options: v.pipe(v.array(OptionSchema), v.minLength(2), v.maxLength(6)) }),
  ),
  check: v.optional(CheckSchema),
})

/** The border for plans from links, files and this device. */
export const LessonPlanSchema: v.GenericSchema<unknown, LessonPlan> = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'it may hold letters, digits and "-" only')),
  title: Line(120),
  teaches: v.optional(Prose, ''),
  minutes: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(600)), 10),
  steps: v.pipe(v.array(StepSchema), v.minLength(1, 'it has no steps'), v.maxLength(60)),
})

/** Reads a plan; a sentence when it is none. */
export function readPlan(value: unknown): { plan: LessonPlan } | { problem: string } {
  const read = v.safeParse(LessonPlanSchema, value)
  if (read.success) return { plan: read.output }
  const [issue] = read.issues
  const path = v.getDotPath(issue)
  // valibot's own words are for programmers; ours begin small.
  const why = issue.message.startsWith('Invalid') ? '' : `: ${issue.message}`
  return { problem: `The lesson in it cannot be read${path ? `, at ${path}` : ''}${why}.` }
}

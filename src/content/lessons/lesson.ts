import { buildDocument, type EdgeParts } from '../../engine/model/build-document'
import type { Node, Pipeline } from '../../engine/model/document'
import type { Check, EventCount, FieldChange } from '../../lessons/check'
import type { Lesson, LessonStep } from '../../lessons/lesson'

export { card, message, model, systemPrompt } from '../cards'
export type { Lesson, LessonStep }

/** A lesson on one stack. `cards` are its nodes, from top to bottom. */
export function lesson({
  cards,
  inputs = {},
  ...plan
}: Omit<Lesson, 'document' | 'inputs'> & { cards: Node[]; inputs?: Lesson['inputs'] }): Lesson {
  return { ...plan, document: buildDocument({ id: plan.id, name: plan.title, nodes: cards }), inputs }
}

/** A lesson on several pipelines. */
export function flowLesson({
  pipelines,
  edges,
  ...plan
}: Omit<Lesson, 'document' | 'inputs'> & {
  pipelines: Pipeline[]
  edges: EdgeParts[]
}): Lesson {
  return { ...plan, document: buildDocument({ id: plan.id, name: plan.title, pipelines, edges }), inputs: {} }
}

/** A run that ended well, with these events. */
export const ran = (say: string, ...events: EventCount[]): Check => ({
  kind: 'run',
  say,
  ...(events.length > 0 && { events }),
})

/** A run that ended well, with these fields changed or kept since the step began, and with these events. */
export const ranWith = (say: string, fields: FieldChange[], ...events: EventCount[]): Check => ({
  kind: 'run',
  say,
  fields,
  ...(events.length > 0 && { events }),
})

export const changed = (id: string, path = 'input'): FieldChange => ({ card: { id }, path, changed: true })
export const kept = (id: string, path = 'input'): FieldChange => ({ card: { id }, path, changed: false })

/** An answer of a model in words. */
export const replied: EventCount = { type: 'response', where: [{ path: 'text', there: true }] }

const naming = ['your name is', 'your name’s', "your name's", 'you are', 'you’re', "you're", 'mia']

/**
 * An answer of this model that says the name of the student, which need not be the one that the lesson begins with: in
 * a run with these fields and events, too.
 */
export const namesMe = (
  id: string,
  say: string,
  why: string,
  { fields = [], events = [] }: { fields?: FieldChange[]; events?: EventCount[] } = {},
): Check => ({
  kind: 'any',
  say,
  of: naming.map(has =>
    ranWith('', fields, ...events, {
      type: 'response',
      card: { id },
      where: [
        { path: 'text', has },
        { path: 'text', lacks: 'not know' },
      ],
    }),
  ),
  why,
})

/** A result on a card of this type. */
export const shows = (type: string, why?: string): EventCount => ({
  type: 'tool-result',
  card: { type },
  where: [{ path: 'isError', is: false }],
  ...(why !== undefined && { why }),
})

/** A guess; any answer will do. */
export const guessed: Check = { kind: 'answer', say: 'Make your guess' }

/** A question with one right answer. */
export const answered = (option: string): Check => ({ kind: 'answer', option, say: 'Find the right answer' })

export const all = (...of: Check[]): Check => ({ kind: 'all', of })

import type { Document, Edge, Node, Pipeline } from '../../engine/model/document'
import type { Check, EventCount, FieldChange } from '../../lessons/check'
import type { Lesson, LessonStep } from '../../lessons/lesson'

export type { Lesson, LessonStep }

/** A lesson on one stack. `cards` are its nodes, from top to bottom. */
export function lesson({
  cards,
  inputs = {},
  ...plan
}: Omit<Lesson, 'document' | 'inputs'> & { cards: Node[]; inputs?: Lesson['inputs'] }): Lesson {
  const document: Document = {
    version: 1,
    id: plan.id,
    name: plan.title,
    pipelines: [{ id: 'main', name: plan.title, nodes: cards }],
    edges: [],
  }
  return { ...plan, document, inputs }
}

/** A lesson on several pipelines, with their edges as `[source, kind, target]`. */
export function flowLesson({
  pipelines,
  edges,
  ...plan
}: Omit<Lesson, 'document' | 'inputs'> & {
  pipelines: Pipeline[]
  edges: [source: string, kind: Edge['kind'], target: string][]
}): Lesson {
  const joined = edges.map(([source, kind, target]) => ({ id: `${source}-${kind}-${target}`, source, target, kind }))
  const document: Document = { version: 1, id: plan.id, name: plan.title, pipelines, edges: joined }
  return { ...plan, document, inputs: {} }
}

/** A card. A model's own id stays empty, so that the page's default answers. */
export const card = (id: string, type: string, config: Node['config'] = {}): Node => ({ id, type, config })

/** A step can call it by its name, which the card shows. */
export const systemPrompt = (id: string, prompt: string, name?: string): Node =>
  card(id, 'system_prompt', { ...(name && { name }), prompt })

export const message = (id: string, defaultValue: string, placeholder?: string): Node =>
  card(id, 'user_input', { ...(placeholder && { placeholder }), defaultValue })

export const model = (id: string, config: Node['config'] = {}): Node =>
  card(id, 'inference', { model: '', temperature: 0, ...config })

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

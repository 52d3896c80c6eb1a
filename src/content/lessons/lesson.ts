import { type MessageDescriptor, msg } from '../../language/message'
import type { Written } from '../../language/written'
import type { CardState, Check, EventCount, FieldChange } from '../../lessons/check'
import type { Lesson, LessonStep, StepOutcome } from '../../lessons/lesson'
import { type LessonId, lessonList } from '../../lessons/lesson-list'
import { buildDocument, type DocumentParts, type EdgeParts } from '../../model/build-document'
import type { Document, Pipeline } from '../../model/document'
import type { WrittenCard } from '../cards'

export { builtInText, card, message, model, systemPrompt } from '../cards'
export type { Lesson, LessonStep }

/** A lesson whose texts are messages. */
export type WrittenLesson = Omit<Written<Lesson>, 'id' | 'title'> & { id: LessonId; title: MessageDescriptor }

/** Its title is in the list of lessons. */
type WrittenPlan = Omit<WrittenLesson, 'title' | 'document' | 'inputs'>
type Text = Written<string>
export type WrittenCheck = Written<Check>
type WrittenEvent = Written<EventCount>

/** Ids and edges are made here; texts are left as they are. */
const written = (parts: Written<DocumentParts>) => buildDocument(parts as DocumentParts) as Written<Document>

/** A lesson on one stack. `cards` are its nodes, from top to bottom. */
export function lesson({
  cards,
  inputs = {},
  ...plan
}: WrittenPlan & { cards: WrittenCard[]; inputs?: WrittenLesson['inputs'] }): WrittenLesson {
  const { title } = lessonList[plan.id]
  return { ...plan, title, document: written({ id: plan.id, name: title, nodes: cards }), inputs }
}

/** A lesson on several pipelines. */
export function flowLesson({
  pipelines,
  edges,
  ...plan
}: WrittenPlan & {
  pipelines: Written<Pipeline>[]
  edges: EdgeParts[]
}): WrittenLesson {
  const { title } = lessonList[plan.id]
  return { ...plan, title, document: written({ id: plan.id, name: title, pipelines, edges }), inputs: {} }
}

/** A run that ended well, with these events. */
export const ran = (say: Text, ...events: WrittenEvent[]): WrittenCheck => ({
  kind: 'run',
  say,
  ...(events.length > 0 && { events }),
})

/** A run that ended well, with these fields changed or kept since the step began, and with these events. */
export const ranWith = (say: Text, fields: FieldChange[], ...events: WrittenEvent[]): WrittenCheck => ({
  kind: 'run',
  say,
  fields,
  ...(events.length > 0 && { events }),
})

export const changed = (id: string, path = 'input'): FieldChange => ({ card: { id }, path, changed: true })
export const unchanged = (id: string, path = 'input'): FieldChange => ({ card: { id }, path, changed: false })

/** A card as a run must have had it. */
export const had = (id: string, where: Written<CardState>['where'], why: Text): Written<CardState> => ({
  card: { id },
  where,
  why,
})

/** The same check for runs with cards like these: what is set after a run does not count. */
export const withCards = (check: WrittenCheck, ...cards: Written<CardState>[]): WrittenCheck =>
  ({ ...check, cards }) as WrittenCheck

/** An answer of a model in words. */
export const replied: EventCount = { type: 'response', where: [{ path: 'text', there: true }] }

/** What the demo says where it knows the name. A language that has fewer ways says one of them twice. */
export const naming = [
  msg({
    message: 'your name is',
    context: 'part of an answer with a name, 1',
    note: 'As the demo answers “What is my name?”.',
  }),
  msg({ message: 'your name’s', context: 'part of an answer with a name, 2', note: 'Another way, or the same again.' }),
  msg({ message: "your name's", context: 'part of an answer with a name, 3', note: 'Another way, or the same again.' }),
  msg({ message: 'you are', context: 'part of an answer with a name, 4', note: 'Another way, or the same again.' }),
  msg({ message: 'you’re', context: 'part of an answer with a name, 5', note: 'Another way, or the same again.' }),
  msg({ message: "you're", context: 'part of an answer with a name, 6', note: 'Another way, or the same again.' }),
  msg({
    message: 'mia',
    context: 'part of an answer with a name, 7',
    note: 'The name in the first message of “A model forgets”.',
  }),
]
export const notKnowing = msg({
  message: 'not know',
  context: 'part of an answer without the name',
  note: 'As the demo answers “What is my name?” where it was not told.',
})

/** What the demo speaks of where it looked a name up as any other word. */
const lists = msg({
  message: 'lists',
  context: 'part of an answer, not with a name',
  note: 'As in the demo’s “*mia* is not on my lists.”',
})

/**
 * An answer of this model that says the name of the student, which need not be the one that the lesson begins with: in
 * a run with these fields and events, too.
 */
export const namesMe = (
  id: string,
  say: Text,
  why: Text,
  {
    fields = [],
    events = [],
    cards = [],
  }: { fields?: FieldChange[]; events?: WrittenEvent[]; cards?: Written<CardState>[] } = {},
): WrittenCheck => ({
  kind: 'any',
  say,
  of: naming.map(has =>
    withCards(
      ranWith('', fields, ...events, {
        type: 'response',
        card: { id },
        where: [
          { path: 'text', has },
          { path: 'text', lacks: notKnowing },
          { path: 'text', lacks: lists },
        ],
      }),
      ...cards,
    ),
  ),
  why,
})

/** A result on a card of this type. */
export const shows = (type: string, why?: Text): WrittenEvent => ({
  type: 'tool-result',
  card: { type },
  where: [{ path: 'isError', is: false }],
  ...(why !== undefined && { why }),
})

/** A guess; any answer will do. */
export const guessed: WrittenCheck = { kind: 'answer', say: msg('Guess first') }

/** What came of a guess: this option, in a run that ended well with these events. */
export const came = (option: string, say: Text, ...events: WrittenEvent[]): Written<StepOutcome> => ({
  option,
  check: ran('', ...events),
  say,
})

/** A question with one right answer. */
export const answered = (option: string): WrittenCheck => ({
  kind: 'answer',
  option,
  say: msg('Find the right answer'),
})

export const all = (...of: WrittenCheck[]): WrittenCheck => ({ kind: 'all', of })

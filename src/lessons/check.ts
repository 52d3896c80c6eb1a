import * as v from 'valibot'
import type { RunEventType } from '../model/events'
import { type CheckCondition, ConditionSchema } from './condition'

/** Matches cards. All given fields must match. */
export interface CardRef {
  id?: string
  /** A node type, such as "gauge_display". */
  type?: string
  /** The name in the card's settings. */
  name?: string
}

/**
 * Matches events of a run. An event belongs to the card that shows it: a tool's result to the card that provides the
 * tool.
 */
export interface EventRef {
  type: RunEventType
  card?: CardRef
  where?: CheckCondition[]
}

/** Events that a run must have or, with `atMost: 0`, must not have. */
export interface EventCount extends EventRef {
  /** Default 1. */
  atLeast?: number
  atMost?: number
  /** What to tell where a run was made without it; generated when absent. */
  why?: string
}

/** A field of a card as the run had it, compared with the start of the step. */
export interface FieldChange {
  card: CardRef
  /** "config.prompt", "input". */
  path: string
  /** false requires that it is as before. */
  changed: boolean
}

/** A card as the run had it; what was set after the run does not count. `where` matches `{ id, type, config, input, policy }`. */
export interface CardState {
  card: CardRef
  where: CheckCondition[]
  /** What to tell where the run had it otherwise. */
  why?: string
}

/**
 * The check of a lesson's step, as plain data, so that a lesson can be shared. It depends on the document, the runs
 * since the step began, and the answer; never on the screen. `say` is the label beside its tick, and `why` what to tell
 * where the tick is missing after a run; both are generated when absent.
 */
export type Check = { say?: string; why?: string } & (
  | { kind: 'all' | 'any'; of: Check[] }
  | { kind: 'not'; of: Check }
  /** Number of matching cards in the document. `where` matches `{ id, type, config, input, policy }`. */
  | { kind: 'card'; card: CardRef; where?: CheckCondition[]; atLeast?: number; atMost?: number }
  /** A field of a card has changed since the step began: "config.prompt", "input". */
  | { kind: 'changed'; card: CardRef; path: string }
  /** One card is above another in the same pipeline. */
  | { kind: 'order'; above: CardRef; below: CardRef }
  /** Two pipelines are connected. */
  | { kind: 'edge'; edge: 'next' | 'tool'; source?: string; target?: string }
  /** Number of runs with a status, each with these events, these fields changed or kept, and cards like these. */
  | {
      kind: 'run'
      times?: number
      ended?: RunEnding
      events?: EventCount[]
      fields?: FieldChange[]
      cards?: CardState[]
    }
  /**
   * Number of different values of an event's field among at least so many runs. With `atMost` the newest runs count, so
   * that a wrong attempt can be made good. `among`: only runs that also have these events count.
   */
  | {
      kind: 'distinct'
      event: EventRef
      path: string
      runs: number
      atLeast?: number
      atMost?: number
      among?: EventCount[]
    }
  /** The step's question was answered; with `option`, by that one. */
  | { kind: 'answer'; option?: string }
)

export type RunEnding = 'finished' | 'failed' | 'stopped' | 'any'

const eventTypes: Record<RunEventType, true> = {
  'run-start': true,
  'pipeline-start': true,
  'node-start': true,
  request: true,
  'text-delta': true,
  'reasoning-delta': true,
  'tool-call': true,
  'tool-result': true,
  usage: true,
  response: true,
  route: true,
  'await-user': true,
  'user-answer': true,
  outgoing: true,
  'host-answer': true,
  log: true,
  'node-retry': true,
  'node-skip': true,
  'node-error': true,
  'node-end': true,
  'pipeline-end': true,
  'pipeline-skip': true,
  'limit-reached': true,
  'run-end': true,
}

const Short = v.pipe(v.string(), v.maxLength(200))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000))
const say = { say: v.optional(Short), why: v.optional(Short) }
const where = { where: v.optional(v.pipe(v.array(ConditionSchema), v.maxLength(20))) }
const counts = { atLeast: v.optional(Count), atMost: v.optional(Count) }

/** The parser of references to cards. */
export const CardRefSchema: v.GenericSchema<unknown, CardRef> = v.object({
  id: v.optional(Short),
  type: v.optional(Short),
  name: v.optional(Short),
})
const event = {
  type: v.picklist(Object.keys(eventTypes) as RunEventType[]),
  card: v.optional(CardRefSchema),
  where: v.optional(v.pipe(v.array(ConditionSchema), v.maxLength(20))),
}

const Events = v.pipe(v.array(v.object({ ...event, ...counts, why: v.optional(Short) })), v.maxLength(20))
const Fields = v.pipe(v.array(v.object({ card: CardRefSchema, path: Short, changed: v.boolean() })), v.maxLength(20))

const Cards = v.pipe(
  v.array(
    v.object({
      card: CardRefSchema,
      where: v.pipe(v.array(ConditionSchema), v.minLength(1), v.maxLength(20)),
      why: v.optional(Short),
    }),
  ),
  v.maxLength(20),
)

/** Maximum nesting of checks. */
const deepest = 6

/** The parser of foreign checks. */
export const CheckSchema: v.GenericSchema<unknown, Check> = checkSchema(deepest)

function checkSchema(depth: number): v.GenericSchema<unknown, Check> {
  const inner: v.GenericSchema<unknown, Check>[] = depth > 0 ? [v.lazy(() => checkSchema(depth - 1))] : []
  const joined = inner.flatMap(check => [
    v.object({ ...say, kind: v.picklist(['all', 'any']), of: v.pipe(v.array(check), v.minLength(1), v.maxLength(20)) }),
    v.object({ ...say, kind: v.literal('not'), of: check }),
  ])
  return v.union([
    v.object({ ...say, kind: v.literal('card'), card: CardRefSchema, ...where, ...counts }),
    v.object({ ...say, kind: v.literal('changed'), card: CardRefSchema, path: Short }),
    v.object({ ...say, kind: v.literal('order'), above: CardRefSchema, below: CardRefSchema }),
    v.object({
      ...say,
      kind: v.literal('edge'),
      edge: v.picklist(['next', 'tool']),
      source: v.optional(Short),
      target: v.optional(Short),
    }),
    v.object({
      ...say,
      kind: v.literal('run'),
      times: v.optional(v.pipe(Count, v.minValue(1))),
      ended: v.optional(v.picklist(['finished', 'failed', 'stopped', 'any'])),
      events: v.optional(Events),
      fields: v.optional(Fields),
      cards: v.optional(Cards),
    }),
    v.object({
      ...say,
      kind: v.literal('distinct'),
      event: v.object(event),
      path: Short,
      runs: v.pipe(Count, v.minValue(1)),
      ...counts,
      among: v.optional(Events),
    }),
    v.object({ ...say, kind: v.literal('answer'), option: v.optional(Short) }),
    ...joined,
  ]) as v.GenericSchema<unknown, Check>
}

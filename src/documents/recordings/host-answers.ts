import * as v from 'valibot'
import {
  AnswerSchema,
  AnswerTokenSchema,
  EndingSchema,
  type RunEvent,
  type RunEventOf,
  ToolCallSchema,
  UsageSchema,
} from '../../model/events'
import type { Recording } from './recording'

/* What a host answered in a run: with it and the document, the engine makes all events of the run again. */

const text = v.string()
const number = v.pipe(v.number(), v.finite())
const price = v.object({ inputPerMillion: number, outputPerMillion: number })

/** A model, as far as its requests and costs tell it. */
const ModelSchema = v.object({
  provider: text,
  id: text,
  label: text,
  insteadOf: v.optional(text),
  contextWindow: v.optional(number),
  continues: v.optional(v.boolean()),
  /** The largest token limit of its requests. */
  maxOutput: number,
  /** The temperatures of its requests, from and to. */
  temperatures: v.optional(v.tuple([number, number])),
  price: v.optional(price),
})

const nodeAndTime = {
  nodeId: text,
  /** Milliseconds after the beginning of the run. */
  after: number,
}

const ReplySchema = v.object({
  ...nodeAndTime,
  /** The index of the model. */
  model: number,
  text,
  /** What was streamed, where that is not the text. */
  deltas: v.optional(v.array(v.object({ text, tokens: v.optional(v.array(AnswerTokenSchema)) }))),
  reasoning: v.optional(text),
  toolCalls: v.optional(v.array(ToolCallSchema)),
  ending: v.optional(EndingSchema),
  usage: UsageSchema,
  durationMs: number,
  firstTokenMs: v.optional(number),
})

const PersonSchema = v.object({ ...nodeAndTime, answer: AnswerSchema })
/** A request that was sent, of which the browser hides the reply. */
const HiddenSchema = v.object({ ...nodeAndTime, hidden: v.literal(true) })

/** The schema of `HostAnswers`. */
export const HostAnswersSchema = v.object({
  runId: text,
  /** When the run began, in milliseconds since the epoch. */
  at: number,
  models: v.array(ModelSchema),
  /** In their order. */
  answers: v.array(v.union([ReplySchema, PersonSchema, HiddenSchema])),
})

/** What a host answered in a run, by node and order. */
export type HostAnswers = v.InferOutput<typeof HostAnswersSchema>
/** A model, as far as a run tells it. */
export type AnsweringModel = v.InferOutput<typeof ModelSchema>
/** The reply of a model. */
export type ModelAnswer = v.InferOutput<typeof ReplySchema>

/** The answers in the events of a run, in the order in which they were asked for. */
export function hostAnswersOf({ id: runId, events }: Recording): HostAnswers {
  const at = events[0]?.at ?? 0
  const models: AnsweringModel[] = []
  const calls = new Map<string, Call>()
  const asked: { answer?: HostAnswers['answers'][number] }[] = []
  const questions = new Map<string, (typeof asked)[number]>()
  for (const event of events) {
    const call = calls.get(callOf(event))
    const after = event.at - at
    switch (event.type) {
      case 'request': {
        const slot = {}
        calls.set(callOf(event), { request: event, deltas: [], slot })
        asked.push(slot)
        break
      }
      case 'text-delta':
        call?.deltas.push(event)
        break
      case 'usage':
        if (call) call.usage = event
        break
      case 'response':
        if (call?.usage) call.slot.answer = replyOf(event, call, modelOf(models, call.request, call.usage), after)
        break
      case 'await-user': {
        const slot = {}
        questions.set(event.askId, slot)
        asked.push(slot)
        break
      }
      case 'user-answer': {
        const slot = questions.get(event.askId)
        if (slot) slot.answer = { nodeId: event.nodeId, after, answer: event.answer }
        break
      }
      case 'outgoing':
        if (event.outcome === 'sent-unreadable') asked.push({ answer: { nodeId: event.nodeId, after, hidden: true } })
    }
  }
  return { runId, at, models, answers: asked.flatMap(({ answer }) => answer ?? []) }
}

/** A model call while its events are read. `slot`: the place of its reply. */
interface Call {
  request: RunEventOf<'request'>
  deltas: RunEventOf<'text-delta'>[]
  usage?: RunEventOf<'usage'>
  slot: { answer?: HostAnswers['answers'][number] }
}

function replyOf(event: RunEventOf<'response'>, call: Call, model: number, after: number): ModelAnswer {
  const { deltas, usage } = call
  const isPlain = deltas.every(({ tokens }) => !tokens) && deltas.map(({ text }) => text).join('') === event.text
  return {
    ...{ nodeId: event.nodeId, after, model, text: event.text },
    ...(!isPlain && { deltas: deltas.map(({ text, tokens }) => ({ text, ...(tokens && { tokens }) })) }),
    ...(event.reasoning !== undefined && { reasoning: event.reasoning }),
    ...(event.toolCalls.length > 0 && { toolCalls: event.toolCalls }),
    ...(event.ending !== usualEnding(event) && { ending: event.ending }),
    ...{ usage: (usage as RunEventOf<'usage'>).usage, durationMs: event.durationMs },
    ...(event.firstTokenMs !== null && { firstTokenMs: event.firstTokenMs }),
  }
}

/** The ending of a reply that names none. */
export function usualEnding({ toolCalls = [] }: { toolCalls?: readonly unknown[] | undefined }) {
  return toolCalls.length > 0 ? 'tool-calls' : 'complete'
}

/** The model call that an event belongs to. */
function callOf(event: RunEvent): string {
  return 'round' in event && 'nodeId' in event ? JSON.stringify([event.parentCallId, event.nodeId, event.round]) : ''
}

/** The index of the model that a request went to. What its requests show of its limits is added to it. */
function modelOf(models: AnsweringModel[], event: RunEventOf<'request'>, { usage, cost }: RunEventOf<'usage'>): number {
  const { provider, modelLabel: label, insteadOf, contextWindow, continues, request } = event
  const { model: id, maxTokens, temperature } = request
  let index = models.findIndex(model => model.provider === provider && model.id === id && model.insteadOf === insteadOf)
  if (index < 0) index = models.push({ provider, id, label, insteadOf, maxOutput: maxTokens }) - 1
  const model = models[index] as AnsweringModel
  const [from, to] = model.temperatures ?? [temperature, temperature]
  models[index] = {
    ...model,
    ...(contextWindow !== undefined && { contextWindow }),
    ...(continues && { continues }),
    maxOutput: Math.max(model.maxOutput, maxTokens),
    ...(temperature !== undefined && {
      temperatures: [Math.min(temperature, from ?? temperature), Math.max(temperature, to ?? temperature)],
    }),
    ...(cost && {
      price: { inputPerMillion: per(cost.input, usage.input), outputPerMillion: per(cost.output, usage.output) },
    }),
  }
  return index
}

/** Dollars per million tokens. */
const per = (dollars: number, tokens: number) => (tokens > 0 ? Number(((dollars / tokens) * 1e6).toPrecision(9)) : 0)

import * as v from 'valibot'
import { isEqualJson } from '../../model/equal-json'
import { AnswerSchema, EndingSchema, HostAnswerSchema, type RunEvent, type RunEventOf } from '../../model/events'
import { AnswerTokenSchema, ToolCallSchema, UsageSchema } from '../../model/language-model'
import type { Recording } from './recording'

/* What a host answered in a run: with it and the document, the engine makes all events of the run again. */

const text = v.string()
const number = v.pipe(v.number(), v.finite())
/** A model, but for how it is called. */
const ModelSchema = v.object({
  provider: text,
  id: text,
  label: text,
  insteadOf: v.optional(text),
  price: v.optional(
    v.union([v.literal('free'), v.object({ inputPerMillion: number, outputPerMillion: number, checked: text })]),
  ),
  contextWindow: v.optional(number),
  maxOutput: v.optional(number),
  thinkingRoom: v.optional(number),
  temperature: v.union([v.object({ min: number, max: number }), v.literal(false)]),
  continues: v.optional(v.boolean()),
})

const nodeAndTime = {
  nodeId: text,
  /** Milliseconds after the beginning of the run. */
  after: number,
}

const ReplySchema = v.object({
  ...nodeAndTime,
  text,
  /** What was streamed, where that is not the text. */
  deltas: v.optional(v.array(v.object({ text, tokens: v.optional(v.array(AnswerTokenSchema)) }))),
  reasoning: v.optional(text),
  toolCalls: v.optional(v.array(ToolCallSchema)),
  ending: v.optional(EndingSchema),
  /** Absent where the model told none. */
  usage: v.optional(UsageSchema),
  durationMs: v.optional(number, 0),
  firstTokenMs: v.optional(number),
  failed: HostAnswerSchema.entries.failed,
  /** It never ended: the run was stopped, or time was up. */
  isOpen: v.optional(v.literal(true)),
})

/** The model that a node was given: its index among the models. */
const ResolvedSchema = v.object({ ...nodeAndTime, model: number })
const PersonSchema = v.object({ ...nodeAndTime, answer: AnswerSchema })
const ServiceSchema = v.object({ ...nodeAndTime, ...HostAnswerSchema.entries })

/** The schema of `HostAnswers`. */
export const HostAnswersSchema = v.object({
  runId: text,
  /** When the run began and how long it took, in milliseconds. */
  at: number,
  durationMs: number,
  /** A person stopped it, after so many nodes and model calls had begun. */
  stoppedAfter: v.optional(number),
  /** Nodes of which an earlier run was shown again: nothing was called. */
  carried: v.optional(v.array(text)),
  /** One pipeline was called as a tool. */
  invocation: v.optional(v.object({ pipelineId: text, input: v.record(text, v.any()) })),
  models: v.array(ModelSchema),
  /** In their order. */
  answers: v.array(v.union([ReplySchema, ResolvedSchema, PersonSchema, ServiceSchema])),
})

/** What a host answered in a run, by node and order. */
export type HostAnswers = v.InferOutput<typeof HostAnswersSchema>
/** One of its answers. */
export type HostAnswer = HostAnswers['answers'][number]
/** The reply of a model. */
export type ModelAnswer = v.InferOutput<typeof ReplySchema>
/** The answer of a service. */
export type ServiceAnswer = v.InferOutput<typeof ServiceSchema>

/** The answers in the events of a run, in the order in which they were asked for. */
export function hostAnswersOf({ id: runId, events }: Recording): HostAnswers {
  const at = events[0]?.at ?? 0
  const models: HostAnswers['models'] = []
  const calls = new Map<string, Call>()
  const asked: { answer?: HostAnswer }[] = []
  const questions = new Map<string, (typeof asked)[number]>()
  let end: RunEventOf<'run-end'> | undefined

  for (const event of events) {
    const after = event.at - at
    const call = calls.get(placeOf(event))
    switch (event.type) {
      case 'request': {
        const slot = { answer: { nodeId: event.nodeId, after, text: '', durationMs: 0, isOpen: true } as const }
        asked.push(slot)
        calls.set(placeOf(event), { deltas: [], slot })
        break
      }
      case 'text-delta':
        call?.deltas.push(event)
        break
      case 'usage':
        if (call) call.usage = event
        break
      case 'response':
        if (call) call.slot.answer = replyOf(event, call, after)
        break
      case 'node-retry':
        // The same request is made once more.
        if (call && event.round !== undefined) {
          const { failed: _, ...again } = call
          const slot = { answer: { ...call.slot.answer, failed: undefined, isOpen: true } as ModelAnswer }
          asked.push(slot)
          calls.set(placeOf(event), { ...again, slot })
        }
        break
      case 'host-answer': {
        const { nodeId, service, value, failed, host } = event
        const model = service === 'model' ? v.safeParse(ModelSchema, value) : undefined
        if (model?.success) {
          const known = models.findIndex(each => isEqualJson(each, model.output))
          asked.push({ answer: { nodeId, after, model: known < 0 ? models.push(model.output) - 1 : known } })
        } else if (service !== 'reply') {
          asked.push({ answer: { nodeId, after, service, value, failed, host } })
        } else if (call) {
          Object.assign(call, { failed, isOpen: !failed })
          call.slot.answer = { ...call.slot.answer, after, ...(failed && { failed, isOpen: undefined }) } as ModelAnswer
        }
        break
      }
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
      case 'run-end':
        end = event
    }
  }
  const [start] = events
  const carried = events.flatMap(event =>
    event.type === 'node-start' && event.carried && event.parentCallId === undefined ? event.nodeId : [],
  )
  return {
    ...{ runId, at, durationMs: end?.durationMs ?? 0 },
    ...(end?.status === 'stopped' && { stoppedAfter: events.filter(isBegin).length }),
    ...(carried.length > 0 && { carried }),
    ...(start?.type === 'run-start' && start.invocation && { invocation: start.invocation }),
    models,
    answers: asked.flatMap(({ answer }) => answer ?? []),
  }
}

/** A model call while its events are read. `slot`: the place of its reply. */
interface Call {
  deltas: RunEventOf<'text-delta'>[]
  usage?: RunEventOf<'usage'>
  failed?: ModelAnswer['failed']
  isOpen?: boolean
  slot: { answer?: HostAnswer }
}

function replyOf(event: RunEventOf<'response'>, call: Call, after: number): ModelAnswer {
  const { deltas, usage, failed, isOpen } = call
  const isPlain = deltas.every(({ tokens }) => !tokens) && deltas.map(({ text }) => text).join('') === event.text
  return {
    ...{ nodeId: event.nodeId, after, text: event.text },
    ...(!isPlain && { deltas: deltas.map(({ text, tokens }) => ({ text, ...(tokens && { tokens }) })) }),
    ...(event.reasoning !== undefined && { reasoning: event.reasoning }),
    ...(event.toolCalls.length > 0 && { toolCalls: event.toolCalls }),
    ...(failed && { failed }),
    ...(isOpen && { isOpen: true as const }),
    ...(!failed && !isOpen && event.ending !== usualEnding(event) && { ending: event.ending }),
    ...(usage && !((failed || isOpen) && usage.usage.estimated) && { usage: usage.usage }),
    durationMs: event.durationMs,
    ...(event.firstTokenMs !== null && { firstTokenMs: event.firstTokenMs }),
  }
}

/** The ending of a reply that names none. */
export function usualEnding({ toolCalls = [] }: { toolCalls?: readonly unknown[] | undefined }) {
  return toolCalls.length > 0 ? 'tool-calls' : 'complete'
}

const isBegin = ({ type }: RunEvent) => type === 'node-start' || type === 'request'

/** The node of an event, which makes one model call at a time. */
function placeOf(event: RunEvent): string {
  return 'nodeId' in event ? JSON.stringify([event.parentCallId, event.nodeId]) : ''
}

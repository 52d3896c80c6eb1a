import * as v from 'valibot'
import { LocalizedTextSchema } from '../language/message-schema'
import { answerEndings } from './answer-ending'
import type { Document } from './document'
import { NODE_ERROR_CODES } from './engine-error'
import type { JsonValue } from './json'
import {
  AnswerTokenSchema,
  ContextAdditionSchema,
  MessageSchema,
  ModelRequestSchema,
  open,
  SentSettingsSchema,
  ToolCallSchema,
  UsageSchema,
} from './language-model'
import { NOT_SENT_REASONS, OUTGOING_OUTCOMES } from './outgoing'

// The events of a run: their schema, and the types that follow from it. What a provider receives and returns is in
// language-model.ts.

/** An id as a key of results. Names on Object.prototype (such as "constructor") would find something else. */
const Id = v.pipe(
  v.string(),
  v.check(id => !(id in Object.prototype)),
)
const text = v.string()
const number = v.pipe(v.number(), v.finite())
const json: v.GenericSchema<unknown, JsonValue> = v.any()
const optionalText = v.optional(text)

const MessageAdditionSchema = v.picklist(['no-user-turn', 'latest-outputs', 'memory', 'does-not-fit', 'cut-short'])

/**
 * Why a request contains a message of no node: a user turn must be last, a fresh context gets the latest outputs, the
 * inference stores it for later runs, an answer was invalid and sent back, or an answer ended early.
 */
export type MessageAddition = v.InferOutput<typeof MessageAdditionSchema>

const MessageOriginSchema = open({ nodeId: Id, added: v.optional(MessageAdditionSchema) })

const OriginsSchema = open({
  /** The system prompt is these texts joined by a blank line. */
  system: v.array(open({ nodeId: Id, text })),
  /** `added` is the reason for a message of no node. */
  messages: v.array(MessageOriginSchema),
  /** A tool that is a pipeline has no node. */
  tools: v.array(open({ nodeId: v.nullable(Id), pipelineId: v.optional(Id) })),
})

/** The source node of each part of a request. Indexes match the request's order. */
export type RequestOrigins = v.InferOutput<typeof OriginsSchema>

const TruncatedSchema = open({
  /** Tokens that fit. */
  window: number,
  /** Tokens that were left out, estimated. */
  tokens: number,
  /** The texts with their nodes, oldest first. */
  parts: v.array(open({ nodeId: Id, text })),
})

/** The oldest part of a conversation, left out of a request. */
export type TruncatedContext = v.InferOutput<typeof TruncatedSchema>

const CostSchema = open({ input: number, output: number, total: number })

/** The cost of model calls in dollars. Where a price is unknown there is no cost, never 0. */
export type CallCost = v.InferOutput<typeof CostSchema>

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'] as const

const OutgoingRequestSchema = open({
  method: v.picklist(METHODS),
  url: text,
  headers: v.record(text, text),
  body: optionalText,
  /**
   * The answer is a page to read: it is not truncated, and where CORS hides it, a proxy that the person has set up for
   * this host may fetch it.
   */
  page: v.optional(v.literal(true)),
  /** Nothing else goes to this host: a page does not look whether a server is there when no answer comes. */
  alone: v.optional(v.literal(true)),
})

/** A request that a model or a document wants to send. */
export type OutgoingRequest = v.InferOutput<typeof OutgoingRequestSchema>

const QuestionSchema = v.variant('kind', [
  open({
    kind: v.literal('survey'),
    question: text,
    options: v.array(open({ id: text, label: text })),
    allowMultiple: v.boolean(),
  }),
  open({
    kind: v.literal('consent'),
    request: OutgoingRequestSchema,
    /** `may-have-arrived`: the same request was sent before in this run, and may have arrived. */
    reason: v.picklist(['no-list', 'list-not-accepted', 'private-address', 'may-have-arrived']),
  }),
])

/** A question to a person. The run waits for the answer. */
export type UserQuestion = v.InferOutput<typeof QuestionSchema>

/** An answer to a question. */
export const AnswerSchema = v.union([
  open({ selectedIds: v.array(text) }),
  open({ consent: v.boolean() }),
  open({ unavailable: LocalizedTextSchema }),
])

/** An answer to a `UserQuestion`: the chosen ids, or yes or no. `unavailable` when no one can be asked. */
export type UserAnswer = v.InferOutput<typeof AnswerSchema>

/** How a service of the host failed: the fields of its error that decide what the run makes of it. */
const HostFailureSchema = open({
  message: LocalizedTextSchema,
  /** Of a model. */
  code: v.optional(v.picklist(NODE_ERROR_CODES)),
  status: v.optional(number),
  retryAfterMs: v.optional(number),
  mayRetry: v.optional(v.boolean()),
  said: optionalText,
  causeCode: optionalText,
  outcome: v.optional(v.picklist(OUTGOING_OUTCOMES)),
  /** Of a request that the broker has permitted. */
  request: v.optional(open({ outcome: v.picklist(OUTGOING_OUTCOMES), why: v.optional(v.picklist(NOT_SENT_REASONS)) })),
})

/** The error of a service of the host, as JSON. */
export type HostFailure = v.InferOutput<typeof HostFailureSchema>

/** `model`: a model is resolved; `reply`: it is called. */
const HOST_SERVICES = ['model', 'reply', 'fetch', 'code', 'command', 'file', 'memory', 'random', 'device'] as const

/** What the host of a run answered to a node. */
export const HostAnswerSchema = open({
  service: v.picklist(HOST_SERVICES),
  /** Absent where it failed, where none came before an end, and where it was too long to be kept. */
  value: v.optional(json),
  failed: v.optional(HostFailureSchema),
  /** The host that a request went to needs no consent: it is allowed, or it is the page's own. */
  host: v.optional(open({ name: text, is: v.picklist(['allowed', 'own']) })),
})

/** Inputs of a node before a run. */
const RunInputSchema = v.union([
  text,
  open({ image: open({ mediaType: text, data: text }) }),
  open({ file: open({ name: text, mediaType: text, text }) }),
])

/** An unknown ending of a later version is dropped. */
export const EndingSchema = v.fallback(v.picklist(answerEndings), 'unknown')
const InputSchema = v.record(text, json)
const ResolvedInputsSchema = v.record(text, open({ original: text, resolved: text }))

/** Input values that were names of entries and the ids they resolved to, by input name. */
export type ResolvedInputs = v.InferOutput<typeof ResolvedInputsSchema>

const runPlace = {
  /** Milliseconds of the host's clock. */
  at: number,
}
const pipelinePlace = {
  ...runPlace,
  pipelineId: Id,
  /** The tool call that contains it, when a model called a pipeline. */
  parentCallId: optionalText,
  /** Carried over from an earlier run by "Run from here": nothing was called or paid again. */
  carried: v.optional(v.literal(true)),
}
const place = { ...pipelinePlace, nodeId: Id }
const PlaceSchema = open(place)

/** The place of an event. */
export type EventPlace = v.InferOutput<typeof PlaceSchema>

const EventSchema = v.variant('type', [
  open({
    ...runPlace,
    type: v.literal('run-start'),
    runId: text,
    documentId: text,
    documentName: text,
    /** The document of the run, so that later edits do not affect it. */
    document: v.optional(v.any() as v.GenericSchema<unknown, Document>),
    inputs: v.record(Id, RunInputSchema),
    /** The invocation, where one pipeline was called as a tool from outside. */
    invocation: v.optional(open({ pipelineId: Id, input: InputSchema })),
  }),
  open({
    ...pipelinePlace,
    type: v.literal('pipeline-start'),
    name: text,
    /** The arguments of an invocation. */
    input: v.optional(InputSchema),
    resolvedInputs: v.optional(ResolvedInputsSchema),
  }),
  open({ ...place, type: v.literal('node-start'), nodeType: text, attempt: number }),
  open({
    ...place,
    type: v.literal('request'),
    /** Number of this node's model call, from 1. */
    round: number,
    provider: text,
    modelLabel: text,
    insteadOf: optionalText,
    request: ModelRequestSchema,
    origins: OriginsSchema,
    contextWindow: v.optional(number),
    /** The model continues an answer that was begun. */
    continues: v.optional(v.boolean()),
    /** What did not fit into the window of the inference. */
    truncated: v.optional(TruncatedSchema),
  }),
  open({
    ...place,
    type: v.literal('text-delta'),
    round: number,
    text,
    /** The tokens of the text with their probabilities, where the model reports them. */
    tokens: v.optional(v.array(AnswerTokenSchema)),
  }),
  /** What a model thinks before it answers. It is no part of the answer. */
  open({ ...place, type: v.literal('reasoning-delta'), round: number, text }),
  open({
    ...place,
    type: v.literal('tool-call'),
    /** 0 for a call by a step without a model. */
    round: number,
    call: ToolCallSchema,
    toolNodeId: v.nullable(Id),
    resolvedInputs: v.optional(ResolvedInputsSchema),
  }),
  open({
    ...place,
    type: v.literal('tool-result'),
    round: number,
    callId: text,
    toolName: text,
    toolNodeId: v.nullable(Id),
    /** Kind of the result: "color", "gauge" …; "unknown" for a call to an unknown tool. */
    outputType: text,
    /** The content, which is sent to the model in English. */
    content: LocalizedTextSchema,
    /** Why it failed, where the content does not say it in a sentence. */
    error: v.optional(LocalizedTextSchema),
    /** What the card shows: the validated arguments and data added by the tool. Null on an error. */
    data: json,
    isError: v.boolean(),
    /** Validation errors, when the model's arguments were invalid. */
    mistake: v.optional(open({ problems: v.array(LocalizedTextSchema), came: json })),
    /** What was read as another type than it had: a number that was written as text. */
    readAs: v.optional(v.array(LocalizedTextSchema)),
    explanation: optionalText,
    durationMs: number,
  }),
  open({
    ...place,
    type: v.literal('usage'),
    round: number,
    usage: UsageSchema,
    cost: v.nullable(CostSchema),
  }),
  open({
    ...place,
    type: v.literal('response'),
    round: number,
    text,
    /** What it thought before, whole. */
    reasoning: optionalText,
    toolCalls: v.array(ToolCallSchema),
    ending: EndingSchema,
    /** The settings that were sent, where the provider refused those of the request. */
    sent: v.optional(SentSettingsSchema),
    /** Where it ended at its token limit. */
    tokenLimit: v.optional(open({ limit: number, raiseTo: v.nullable(number) })),
    durationMs: number,
    /** Milliseconds to the first text or call. */
    firstTokenMs: v.nullable(number),
  }),
  open({
    ...place,
    type: v.literal('route'),
    selectedRoute: text,
    selectedPath: open({ blockId: text, blockType: text, blockTitle: text }),
    reason: LocalizedTextSchema,
  }),
  open({
    ...place,
    type: v.literal('await-user'),
    askId: text,
    /** The node that shows the question. */
    askNodeId: Id,
    question: QuestionSchema,
  }),
  open({ ...place, type: v.literal('user-answer'), askId: text, askNodeId: Id, answer: AnswerSchema }),
  open({
    ...place,
    type: v.literal('log'),
    level: v.picklist(['debug', 'info', 'warning', 'error']),
    message: LocalizedTextSchema,
    data: v.optional(json),
    /** Another node whose card shows it. */
    cardId: v.optional(Id),
  }),
  open({
    ...place,
    type: v.literal('outgoing'),
    /** The node whose card shows it. */
    askNodeId: Id,
    request: open({ method: v.picklist(METHODS), url: text }),
    outcome: v.picklist(OUTGOING_OUTCOMES),
    why: v.optional(v.picklist(NOT_SENT_REASONS)),
    status: v.optional(number),
    message: v.optional(LocalizedTextSchema),
  }),
  /** What was reached beside models and people, and how models failed: with it, a run can be made again from its events. */
  open({ ...place, type: v.literal('host-answer'), ...HostAnswerSchema.entries }),
  open({
    ...place,
    type: v.literal('node-retry'),
    /** The model call that is made once more; absent where the whole node is. */
    round: v.optional(number),
    attempt: number,
    waitMs: number,
    message: LocalizedTextSchema,
  }),
  open({ ...place, type: v.literal('node-skip'), reason: LocalizedTextSchema }),
  open({
    ...place,
    type: v.literal('node-error'),
    code: v.picklist(NODE_ERROR_CODES),
    /** The error code of the work or tool, where it has its own. */
    causeCode: optionalText,
    message: LocalizedTextSchema,
    said: optionalText,
    retryAfterMs: v.optional(number),
    /** The outcome of the failed request, if it was one. */
    outcome: v.optional(v.picklist(OUTGOING_OUTCOMES)),
  }),
  open({
    ...place,
    type: v.literal('node-end'),
    status: v.picklist(['done', 'failed', 'stopped-early', 'stopped']),
    output: json,
    /** What is missing, where only a part of the answer came. */
    partial: v.optional(LocalizedTextSchema),
    /** A model's reasoning on the output, where the step asks for one. */
    reasoning: v.optional(json),
    /** For a node that works without a model: its output when a later run continues from this one. */
    work: v.optional(
      open({
        keepAs: v.optional(open({ type: text, toolName: text })),
        /** What it added to the conversation. */
        turns: v.optional(v.array(ContextAdditionSchema)),
        isResponse: v.optional(v.literal(true)),
      }),
    ),
    /** The turns that an inference added to the conversation: a resumed run adds them again. */
    messages: v.optional(v.array(open({ message: MessageSchema, added: v.optional(MessageAdditionSchema) }))),
    /** What it was sent, with its turns, where another inference continues from it. */
    transcript: v.optional(
      open({
        system: v.array(open({ nodeId: Id, text })),
        turns: v.array(open({ nodeId: Id, message: MessageSchema, added: v.optional(MessageAdditionSchema) })),
      }),
    ),
    durationMs: number,
  }),
  open({
    ...pipelinePlace,
    type: v.literal('pipeline-end'),
    status: v.picklist(['done', 'failed', 'stopped']),
    output: json,
    /** The node that it failed at; null where its output could not be built. */
    failedNodeId: v.optional(v.nullable(text)),
    message: v.optional(LocalizedTextSchema),
  }),
  open({ ...pipelinePlace, type: v.literal('pipeline-skip'), reason: LocalizedTextSchema }),
  open({
    ...runPlace,
    type: v.literal('limit-reached'),
    limit: v.picklist(['cost', 'duration', 'steps', 'requests']),
    message: LocalizedTextSchema,
  }),
  open({
    ...runPlace,
    type: v.literal('run-end'),
    status: v.picklist(['finished', 'failed', 'stopped', 'limit']),
    durationMs: number,
    message: v.optional(LocalizedTextSchema),
    /** Why it was refused before it started: "INVALID_INPUT", "TOOL_MISSING" … */
    code: optionalText,
  }),
])

/** An event of a run. A run is an ordered list of these. */
export type RunEvent = v.InferOutput<typeof EventSchema>
export type RunEventType = RunEvent['type']
/** The event of one type. */
export type RunEventOf<T extends RunEventType> = Extract<RunEvent, { type: T }>

/** The parser of events from files, links and storage. */
export const RunEventSchema: v.GenericSchema<unknown, RunEvent> = EventSchema

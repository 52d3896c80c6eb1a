import * as v from 'valibot'
import { answerEndings } from '../../engine/model/answer-ending'
import type { RequestOrigins, RunEvent } from '../../engine/model/events'
import { endingOfFormerName } from '../../engine/model/former-endings'
import { isJsonObject } from '../../engine/model/json'
import type { Message, ModelRequest, Tool } from '../../engine/model/language-model'
import { NOT_SENT_REASONS, OUTGOING_OUTCOMES } from '../../engine/model/outgoing'
import { SharedList, withArrays } from '../../engine/model/shared-list'

/** An id as a key of results. Names on Object.prototype (such as "constructor") would find something else. */
const Id = v.pipe(
  v.string(),
  v.check(id => !(id in Object.prototype)),
)
const text = v.string()
const number = v.pipe(v.number(), v.finite())
const json = v.any()
const optionalText = v.optional(text)

/** Unknown fields of later versions are kept. */
const open = v.looseObject

const ToolCallSchema = open({ id: text, name: text, arguments: json, malformed: optionalText })

const tokenChance = { text, logprob: number }
const AnswerTokenSchema = open({ ...tokenChance, others: v.array(open(tokenChance)) })

const ContentPartSchema = v.variant('type', [
  open({ type: v.literal('text'), text }),
  open({ type: v.literal('image'), mediaType: text, data: text }),
])

/** The same schema, cached by object identity: a message that a thousand requests share is validated once. */
function once<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  const read = new WeakMap<object, v.SafeParseResult<typeof schema>>()
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const isObject = typeof value === 'object' && value !== null
      const result = (isObject && read.get(value)) || v.safeParse(schema, value)
      if (isObject) read.set(value, result)
      if (result.success) return result.output
      addIssue({ message: result.issues[0].message })
      return NEVER
    }),
  )
}

/** A list of values of a schema, or a shared list of them, whose items are validated once; it stays a shared list. */
function listOf<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> {
  const isValid = (isBefore: boolean, item: unknown) => isBefore && v.is(schema, item)
  const shared = v.custom<readonly T[]>(value => value instanceof SharedList && value.fold(true, isValid))
  return v.union([v.array(schema), shared])
}

/** An object whose shared lists are read as arrays. */
function reading<T extends object>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(schema, v.transform(withArrays))
}

/** A turn of a conversation. */
export const MessageSchema: v.GenericSchema<unknown, Message> = v.variant('role', [
  open({ role: v.literal('user'), content: v.array(ContentPartSchema) }),
  open({
    role: v.literal('assistant'),
    content: text,
    toolCalls: v.optional(v.array(ToolCallSchema)),
    providerData: v.optional(open({ provider: text, data: json })),
  }),
  open({ role: v.literal('tool'), callId: text, toolName: text, content: text, isError: v.optional(v.boolean()) }),
])

/** An offered tool. */
export const ToolSchema: v.GenericSchema<unknown, Tool> = open({
  name: text,
  description: text,
  inputSchema: v.record(v.string(), json),
})

const RequestSchema: v.GenericSchema<unknown, ModelRequest> = reading(
  open({
    model: text,
    system: text,
    messages: listOf(once(MessageSchema)),
    tools: v.array(once(ToolSchema)),
    maxTokens: number,
    temperature: v.optional(number),
    responseFormat: v.optional(open({ name: text, schema: v.record(v.string(), json) })),
    logprobs: v.optional(number),
    answerStart: optionalText,
  }),
)

const OriginsSchema: v.GenericSchema<unknown, RequestOrigins> = reading(
  open({
    system: listOf(open({ nodeId: Id, text })),
    messages: listOf(
      open({
        nodeId: Id,
        added: v.optional(v.picklist(['no-user-turn', 'latest-outputs', 'memory', 'does-not-fit', 'cut-short'])),
      }),
    ),
    tools: v.array(open({ nodeId: v.nullable(Id), pipelineId: v.optional(Id) })),
  }),
)

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'] as const

const OutgoingRequestSchema = open({
  method: v.picklist(METHODS),
  url: text,
  headers: v.record(text, text),
  body: optionalText,
})

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
    reason: v.picklist(['no-list', 'list-not-accepted', 'private-address', 'may-have-arrived']),
  }),
])

const AnswerSchema = v.union([
  open({ selectedIds: v.array(text) }),
  open({ consent: v.boolean() }),
  open({ unavailable: text }),
])

/** Inputs of a node before a run. */
export const RunInputSchema = v.union([
  text,
  open({ image: open({ mediaType: text, data: text }) }),
  open({ file: open({ name: text, mediaType: text, text }) }),
])

/** An unknown ending of a later version is dropped. */
const EndingSchema = v.fallback(v.picklist(answerEndings), 'unknown')
const NodeErrorCodeSchema = v.picklist([
  ...(['unauthorized', 'forbidden', 'no_such_model', 'rate_limited', 'overloaded', 'out_of_credit'] as const),
  ...(['bad_request', 'too_long', 'unreachable', 'offline', 'cut', 'token_limit', 'refused', 'unknown'] as const),
  ...(['bad_config', 'bad_template', 'unknown_type', 'timeout', 'node_failed'] as const),
])

const InputSchema = v.record(text, json)
const ResolvedInputsSchema = v.optional(v.record(text, open({ original: text, resolved: text })))

const runPlace = { at: number }
const pipelinePlace = {
  ...runPlace,
  pipelineId: Id,
  parentCallId: optionalText,
  carried: v.optional(v.literal(true)),
}
const place = { ...pipelinePlace, nodeId: Id }

const EventSchema: v.GenericSchema<unknown, RunEvent> = v.variant('type', [
  open({
    ...runPlace,
    type: v.literal('run-start'),
    runId: text,
    documentId: text,
    documentName: text,
    inputs: v.record(Id, RunInputSchema),
    invocation: v.optional(open({ pipelineId: Id, input: InputSchema })),
  }),
  open({
    ...pipelinePlace,
    type: v.literal('pipeline-start'),
    name: text,
    input: v.optional(InputSchema),
    resolvedInputs: ResolvedInputsSchema,
  }),
  open({ ...place, type: v.literal('node-start'), nodeType: text, attempt: number }),
  open({
    ...place,
    type: v.literal('request'),
    round: number,
    provider: text,
    modelLabel: text,
    insteadOf: optionalText,
    request: RequestSchema,
    origins: OriginsSchema,
    contextWindow: v.optional(number),
    continues: v.optional(v.boolean()),
    truncated: v.optional(open({ window: number, tokens: number, parts: v.array(open({ nodeId: Id, text })) })),
  }),
  open({
    ...place,
    type: v.literal('text-delta'),
    round: number,
    text,
    tokens: v.optional(v.array(AnswerTokenSchema)),
  }),
  open({
    ...place,
    type: v.literal('tool-call'),
    round: number,
    call: ToolCallSchema,
    toolNodeId: v.nullable(Id),
    resolvedInputs: ResolvedInputsSchema,
  }),
  open({
    ...place,
    type: v.literal('tool-result'),
    round: number,
    callId: text,
    toolName: text,
    toolNodeId: v.nullable(Id),
    outputType: text,
    content: text,
    data: json,
    isError: v.boolean(),
    mistake: v.optional(open({ problems: v.array(text), came: json })),
    explanation: optionalText,
    durationMs: number,
  }),
  open({
    ...place,
    type: v.literal('usage'),
    round: number,
    usage: open({ input: number, output: number, estimated: v.optional(v.boolean()) }),
    cost: v.nullable(open({ input: number, output: number, total: number })),
  }),
  open({
    ...place,
    type: v.literal('response'),
    round: number,
    text,
    toolCalls: v.array(ToolCallSchema),
    ending: EndingSchema,
    tokenLimit: v.optional(open({ limit: number, raiseTo: v.nullable(number) })),
    durationMs: number,
    firstTokenMs: v.nullable(number),
  }),
  open({
    ...place,
    type: v.literal('route'),
    selectedRoute: text,
    selectedPath: open({ blockId: text, blockType: text, blockTitle: text }),
    reason: text,
  }),
  open({ ...place, type: v.literal('await-user'), askId: text, askNodeId: Id, question: QuestionSchema }),
  open({ ...place, type: v.literal('user-answer'), askId: text, askNodeId: Id, answer: AnswerSchema }),
  open({
    ...place,
    type: v.literal('log'),
    level: v.picklist(['debug', 'info', 'warning', 'error']),
    message: text,
    data: v.optional(json),
    cardId: v.optional(Id),
  }),
  open({
    ...place,
    type: v.literal('outgoing'),
    askNodeId: Id,
    request: open({ method: v.picklist(METHODS), url: text }),
    outcome: v.picklist(OUTGOING_OUTCOMES),
    why: v.optional(v.picklist(NOT_SENT_REASONS)),
    status: v.optional(number),
    message: optionalText,
  }),
  open({ ...place, type: v.literal('node-retry'), attempt: number, waitMs: number, message: text }),
  open({ ...place, type: v.literal('node-skip'), reason: text }),
  open({
    ...place,
    type: v.literal('node-error'),
    code: NodeErrorCodeSchema,
    causeCode: optionalText,
    message: text,
    said: optionalText,
    retryAfterMs: v.optional(number),
    outcome: v.optional(v.picklist(OUTGOING_OUTCOMES)),
  }),
  open({
    ...place,
    type: v.literal('node-end'),
    status: v.picklist(['done', 'failed', 'stopped-early', 'stopped']),
    output: json,
    reasoning: v.optional(json),
    work: v.optional(
      open({ keepAs: v.optional(open({ type: text, toolName: text })), isResponse: v.optional(v.literal(true)) }),
    ),
    durationMs: number,
  }),
  open({
    ...pipelinePlace,
    type: v.literal('pipeline-end'),
    status: v.picklist(['done', 'failed', 'stopped']),
    output: json,
    message: optionalText,
  }),
  open({ ...pipelinePlace, type: v.literal('pipeline-skip'), reason: text }),
  open({
    ...runPlace,
    type: v.literal('limit-reached'),
    limit: v.picklist(['cost', 'duration', 'steps', 'requests']),
    message: text,
  }),
  open({
    ...runPlace,
    type: v.literal('run-end'),
    status: v.picklist(['finished', 'failed', 'stopped', 'limit']),
    durationMs: number,
    message: optionalText,
    code: optionalText,
  }),
])

/** A response of a former version, with the ending in another field, or without. */
function withEnding(event: unknown): unknown {
  if (!isJsonObject(event) || event.type !== 'response' || 'ending' in event) return event
  const { stopReason, ...rest } = event
  return { ...rest, ending: endingOfFormerName(stopReason) }
}

/** The parser of events from files, links and storage. */
export const RunEventSchema: v.GenericSchema<unknown, RunEvent> = v.pipe(
  v.unknown(),
  v.transform(withEnding),
  EventSchema,
)

import type { LocalizedText } from '../../language/message'
import type { EndedAnswer } from '../../model/answer-ending'
import type { Document, Node, Pipeline, RunInputs } from '../../model/document'
import type { CallCost, EventPlace, ResolvedInputs, RunEvent } from '../../model/events'
import type { PipelineGraph } from '../../model/graph'
import type { Host } from '../../model/host'
import type { JsonObject, JsonValue } from '../../model/json'
import type { AnswerToken, ResolvedModel, ToolCall } from '../../model/language-model'
import type { Spending } from '../../model/limits'
import type { NodeContext, NodeResult, ToolContext, ToolOutcome } from '../../model/node-type'
import type { OutgoingKind, OutgoingOutcome } from '../../model/outgoing'
import type { ReferenceData } from '../../model/references'
import type { TemplateScope } from '../../model/templates'
import type { OutgoingCalls } from '../net/broker'
import type { OfferedTool } from '../tools/offered-tools'
import { Attempts } from './attempts'
import type { Conversation } from './conversation'
import type { Frame } from './frame'
import type { TimeLimit } from './time-limit'

/** A run event as code inside a run emits it; place and time are added. */
export type EventBody<E extends RunEvent = RunEvent> = E extends RunEvent ? Omit<E, keyof EventPlace> : never

/** The beginning of an answer, with the chances of its tokens where they are known. */
export interface AnswerStart {
  text: string
  tokens?: AnswerToken[]
}

/** What all parts of one run share. */
export interface RunContext {
  document: Document
  graph: PipelineGraph
  inputs: RunInputs
  host: Host
  /** Adds an event to the run. */
  emit(event: RunEvent): void
  /** The duration limit, and the signal that ends everything. */
  limit: TimeLimit
  /** Aborts only when a person stops the run. */
  stopped: AbortSignal
  spent: Spending
  /** Requests of this run, across nodes. */
  outgoingCalls: OutgoingCalls
  /** Reference data of an outside caller. */
  references: ReferenceData
  /** Overrides of steps' inputs by an outside caller, by node id. */
  overrides: Readonly<Record<string, JsonObject>>
  /** The beginning of an inference's first answer, where a person chose one. */
  answerStart: (AnswerStart & { nodeId: string }) | undefined
  /** Inferences that others continue from: their transcripts are kept for later runs. */
  continued: ReadonlySet<string>
  /** A new id, unique in the run. */
  nextId(): string
  /** Ids of the calls so far: some models start again at 1 in each answer. */
  callIds: Set<string>
  /** Runs a pipeline that a model or a step called, and returns its response. */
  callPipeline(caller: EngineContext, pipelineId: string, args: JsonObject, callId: string): Promise<ToolOutcome>
}

/** A pipeline while it runs: at the top of a run, or inside a call. */
export interface PipelineContext {
  run: RunContext
  pipeline: Pipeline
  conversation: Conversation
  frame: Frame
  /** 0 at the top. */
  depth: number
  /** The call that runs it. */
  parentCallId?: string | undefined
  /** Aborts at the timeout of the caller or the run. */
  signal: AbortSignal
  /** Pauses the clocks of all that wait for this pipeline: its callers and the run. */
  pausedWhile<T>(wait: () => Promise<T>): Promise<T>
  /** Reports to the caller that a request may have arrived and must not be repeated. */
  mayHaveArrived(): void
  /** What attempts of its caller have finished, and the place of this call there. */
  attempts: Attempts
  place: string
  /** Replaces the message box of its first inference: the arguments of a call, as text. */
  message?: string | undefined
  /** A user message has come over an edge. */
  bringsMessage: boolean
  /** The arguments of a call, with resolved references. */
  called?: { input: JsonObject; resolvedInputs?: ResolvedInputs } | undefined

  // What its nodes gave so far.

  /** The newest output: the input of the next node. */
  above: JsonValue
  lastReply: string
  /** The last answer of an inference. */
  lastAnswer?: EndedAnswer | undefined
  /** The pipeline that a router chose; null when it could choose none, undefined without a router. */
  route?: string | null | undefined
  /** What is missing of the answers that its nodes got. */
  partial?: LocalizedText | undefined
  /** The result of the last node that worked without a model, when no model answered after it. */
  work?: NodeResult | undefined
}

/** The context of a running node: what its type can reach, and what only the engine uses. */
export interface EngineContext extends NodeContext {
  run: RunContext
  /** The host, which tells the run what it answers to this node. */
  host: Host
  pipeline: PipelineContext
  node: Node
  /** The tools that are offered to it. */
  offered: readonly OfferedTool[]
  /** Whether a request may have arrived: then the node is not retried automatically. */
  mayHaveArrived: boolean
  /** What is missing, where only a part of a tool's answer came. */
  partial: LocalizedText | undefined
  /** What its attempts have finished, and its place there. */
  attempts: Attempts
  place: string
  /** The beginning of its first answer, where a person chose one. */
  answerStart: AnswerStart | undefined
  /** Templates of its fields; missing fields are logged. */
  templates: TemplateScope
  /** The same for a node that is called with its own input. */
  templatesOf(input: JsonObject): TemplateScope
  emit(body: EventBody): void
  /** Its events so far. */
  events: RunEvent[]
  /** Writes to the log, and to the card of a node. */
  note(level: 'info' | 'warning' | 'error', message: LocalizedText, data?: JsonValue, cardId?: string): void
  /**
   * Resolves a model id: a card of the document, or the host's. Without an id, the document's default or else the
   * host's.
   */
  model(id: string): Promise<ResolvedModel>
  /** Waits for a step where the run is stepped; no node starts beyond a limit. */
  gate(kind: 'node' | 'model-call'): Promise<void>
  /** Adds the cost of a model call to that of the run. */
  spend(cost: CallCost | null, model: ResolvedModel): void
  /** Records the outcome of a request of a broker or to a provider. */
  noteOutcome(outcome: OutgoingOutcome): void
  /** A model's call, with a number after its id where that has been used in this run. */
  withUniqueId(call: ToolCall): ToolCall
  /** Runs `wait` with the clocks of this node and of all that wait for it stopped. */
  pausedWhile<T>(wait: () => Promise<T>): Promise<T>
  /** What a node or a tool reaches whose questions are shown on the card of another node. */
  onCard(cardId: string, kind: OutgoingKind): ToolContext
}

/** The start of a pipeline; everything else follows from the run and the pipeline. */
type PipelineStart = Pick<PipelineContext, 'run' | 'pipeline' | 'conversation' | 'frame' | 'bringsMessage'> &
  Partial<PipelineContext>

/** The context of a pipeline that is about to run; by default at the top of the run. */
export function createPipelineContext(start: PipelineStart): PipelineContext {
  const { limit } = start.run
  return {
    depth: 0,
    signal: limit.signal,
    pausedWhile: limit.pausedWhile,
    mayHaveArrived: () => {},
    attempts: new Attempts(),
    place: '',
    above: incomingText(start),
    lastReply: '',
    ...start,
  }
}

/** The input of the first node: the newest text of an edge or a call. */
function incomingText({ conversation, message }: PipelineStart): string {
  if (message !== undefined) return message
  const newest = conversation.turns.at(-1)?.message
  if (!newest) return ''
  if (newest.role !== 'user') return newest.content
  return newest.content.flatMap(part => (part.type === 'text' ? [part.text] : [])).join('\n')
}

/** Emits an event of a pipeline, with its place and time. */
export function emitOf(context: Pick<PipelineContext, 'run' | 'pipeline' | 'parentCallId'>, nodeId?: string) {
  const { run, pipeline, parentCallId } = context
  return (body: EventBody): RunEvent => {
    const event = {
      at: run.host.now(),
      pipelineId: pipeline.id,
      nodeId,
      parentCallId,
      ...body,
    } as RunEvent
    run.emit(event)
    return event
  }
}

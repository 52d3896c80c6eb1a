import { addCosts } from '../../model/cost'
import type { Document, RunInputs } from '../../model/document'
import type { CallCost, EventPlace, ResolvedInputs, RunEvent } from '../../model/events'
import type { PipelineGraph } from '../../model/graph'
import type { Host } from '../../model/host'
import type { JsonObject } from '../../model/json'
import type { ToolOutcome } from '../../model/node-type'
import type { ReferenceData } from '../../model/references'
import type { OutgoingCalls } from '../net/broker'
import type { AlarmClock } from './alarm-clock'
import type { Conversation } from './conversation'
import type { Deadline } from './deadline'
import type { Frame } from './frame'
import type { AnswerStart } from './resume'

/** A run event as code inside a run emits it; the scope adds place and time. */
export type EventBody<E extends RunEvent = RunEvent> = E extends RunEvent ? Omit<E, keyof EventPlace> : never

/** State that all parts of one run share. */
export interface RunScope {
  document: Document
  graph: PipelineGraph
  inputs: RunInputs
  host: Host
  /** Adds an event to the run. */
  emit(event: RunEvent): void
  /** The timer of all time limits. */
  clock: AlarmClock
  /** The duration limit, and the signal that ends everything. */
  deadline: Deadline
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
  answerStart?: AnswerStart & { nodeId: string }
  /** A new id, unique in the run. */
  nextId(): string
  /** Ids of the calls so far: some models start again at 1 in each answer. */
  callIds: Set<string>
  /** Runs a pipeline that a model or a step called. */
  callPipeline(call: PipelineCall): Promise<ToolOutcome>
}

/** A call of a pipeline by a model or a step. */
export interface PipelineCall {
  pipelineId: string
  args: JsonObject
  callId: string
  /** The place of the caller. */
  caller: CallPlace
}

/** Where a pipeline runs: at the top of a run, or inside a call. */
export interface CallPlace {
  frame: Frame
  /** 0 at the top. */
  depth: number
  parentCallId?: string
  /** Ends at the timeout of the caller or the run. */
  deadline: Deadline
  /** Pauses the clocks of all that wait for this pipeline: its callers and the run. */
  pausedWhile<T>(wait: () => Promise<T>): Promise<T>
  /** Reports to the caller that a request may have arrived and must not be repeated. */
  doubt?(): void
}

/** Input of a pipeline. */
export interface PipelineStart extends CallPlace {
  conversation: Conversation
  /** Replaces the message box of its first inference: the arguments of a call, as text. */
  message?: string
  /** A user message has come over an edge. */
  bringsMessage: boolean
  /** The arguments of a call, with resolved references. */
  called?: { input: JsonObject; resolvedInputs?: ResolvedInputs }
}

/** Usage of a run so far, for its limits. */
export class Spending {
  /** Null as soon as one price is unknown. */
  cost: CallCost | null = { input: 0, output: 0, total: 0 }
  steps = 0

  add(cost: CallCost | null): void {
    this.cost = addCosts(this.cost, cost)
  }
}

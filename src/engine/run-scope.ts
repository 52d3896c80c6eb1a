import type { AlarmClock } from './alarm-clock'
import type { OutgoingCalls } from './broker'
import type { Conversation } from './conversation'
import { addCosts } from './cost'
import type { Deadline } from './deadline'
import type { Document, RunInputs } from './document'
import type { CallCost, EventPlace, ResolvedInputs, RunEvent } from './events'
import type { Frame } from './frame'
import type { Graph } from './graph'
import type { Host } from './host'
import type { JsonObject } from './json'
import type { ToolOutcome } from './node-type'
import type { ReferenceData } from './references'

/** A run event as code inside a run writes it: the place and the time are put in by the scope. */
export type EventBody<E extends RunEvent = RunEvent> = E extends RunEvent ? Omit<E, keyof EventPlace> : never

/** What every part of one run shares. */
export interface RunScope {
  document: Document
  graph: Graph
  inputs: RunInputs
  host: Host
  /** Adds an event to the run. */
  emit(event: RunEvent): void
  /** Wakes whoever has a time limit. */
  clock: AlarmClock
  /** The duration limit, and the signal that ends everything. */
  deadline: Deadline
  /** Aborts when a person stops the run, and for no other reason. */
  stopped: AbortSignal
  spent: Spending
  /** Requests that left the page in this run, however many nodes made them. */
  outgoingCalls: OutgoingCalls
  /** What a caller from outside knows by name and id. */
  references: ReferenceData
  /** Input values that a caller from outside put in the place of a step's own, by node id. */
  overrides: Readonly<Record<string, JsonObject>>
  /** A fresh id, unique in the run. */
  nextId(): string
  /** Runs a pipeline that a model or a step called. */
  callPipeline(call: PipelineCall): Promise<ToolOutcome>
}

/** A call to a pipeline, by a model or a step. */
export interface PipelineCall {
  pipelineId: string
  args: JsonObject
  callId: string
  /** Where the caller stands. */
  caller: CallPlace
}

/** Where a pipeline runs: at the top of a run, or inside a call. */
export interface CallPlace {
  frame: Frame
  /** 0 at the top. */
  depth: number
  parentCallId?: string
  /** Aborts when the caller's time is over, or the run's. */
  signal: AbortSignal
  /** Stops the clocks of all who wait for this pipeline: its callers' and the run's. */
  pausedWhile<T>(wait: () => Promise<T>): Promise<T>
  /** Tells the caller that something may have arrived that must not be sent again. */
  doubt?(): void
}

/** What a pipeline starts with. */
export interface PipelineStart extends CallPlace {
  conversation: Conversation
  /** What stands for the message box of its first inference: the arguments of a call, as text. */
  message?: string
  /** A user message has come over an edge. */
  bringsMessage: boolean
  /** The arguments, where it was called as a tool, and what became of names among them. */
  called?: { input: JsonObject; resolvedInputs?: ResolvedInputs }
}

/** What a run has used so far, for its limits. */
export class Spending {
  /** Null as soon as one price is not known. */
  cost: CallCost | null = { input: 0, output: 0, total: 0 }
  steps = 0

  add(cost: CallCost | null): void {
    this.cost = addCosts(this.cost, cost)
  }
}

import type { LocalizedText } from '../language/message'
import type { AnswerEnding } from '../model/answer-ending'
import type { Document, Pipeline } from '../model/document'
import type { ResolvedInputs, RunEvent, RunEventOf } from '../model/events'
import type { JsonObject, JsonValue } from '../model/json'
import type { NodeTypes } from '../model/node-type'
import type { ExecutionDraft } from './execution-draft'
import { steps as applications } from './execution-steps'

/** How often a step called a tool. */
export interface StepCalls {
  toolName: string
  /** Whether a model called it; else the step did, and asked none. */
  byModel: boolean
  count: number
}

/** How one step of an execution fares. */
export interface StepExecution {
  /** Counts from 1. */
  stepNumber: number
  nodeId: string
  slug: string
  name: string
  status: 'pending' | 'running' | 'completed' | 'failed' | 'skipped'
  /** What its tool was given, with templates resolved. Null until it is known, and for a step without a tool. */
  resolvedInput: JsonValue
  toolOutput: JsonValue
  /** The tools that were called, in order, each once: by its model, or by the step itself. */
  calls: readonly StepCalls[]
  reasoningOutput: JsonValue
  /** `causeCode` is that of the work or the tool that failed. */
  error: { message: LocalizedText; code: string; causeCode?: string } | null
  /** How the newest answer of its model ended; null for a step that asked none. */
  ending: AnswerEnding | null
  /** Only a part of its tool's answer came. */
  isPartial?: true
  /** What there is to say of that end, where the answer is not known to be whole. */
  endingSaid: LocalizedText | null
  /** Requests with their outcomes. Absent: none. */
  outgoing?: readonly RunEventOf<'outgoing'>[]
  retryCount: number
  /** Why it was last tried again. */
  retriedBecause: LocalizedText | null
  /** Dollars, with what pipelines cost that it called; null where a price is not known. */
  costUsd: number | null
  tokensUsed: number
  durationMs: number
  /** Milliseconds since the epoch. */
  startedAt: number | null
  completedAt: number | null
}

/** One run of one pipeline: from outside, at the top of a document's run, or by a call. */
export interface PipelineExecution {
  /** The run's id, or that of the call. */
  id: string
  pipelineId: string
  name: string
  /** The call that it answers, when a model or a step called it. */
  parentCallId?: string
  /** The execution and the step that called it. */
  caller?: { executionId: string; nodeId: string }
  input: JsonObject
  /** What has gathered so far, as templates read it. */
  state: { input: JsonObject; steps: Record<string, JsonValue> }
  output: JsonValue
  status: 'running' | 'completed' | 'failed' | 'timeout' | 'cancelled'
  /** The step that runs or ran last; 0 before the first. */
  currentStepNumber: number
  totalSteps: number
  completedSteps: number
  totalCostUsd: number | null
  /** What the cost limit does not cover, where a price is not known. */
  costNote?: LocalizedText
  totalTokens: number
  /** `cause` is the failing step's own code: of its integration, its model, or its settings. */
  error: { message: LocalizedText; code: string; failedStep?: string; stepNumber?: number; cause?: string } | null
  resolvedInputs: ResolvedInputs
  startedAt: number
  completedAt: number | null
  /** Milliseconds until now, or until it ended. */
  durationMs: number
  steps: readonly StepExecution[]
}

/** Folds the events of one run into its executions, in the order in which they began. */
export class ExecutionFold {
  readonly #draft: ExecutionDraft

  constructor(document: Document, types: NodeTypes) {
    this.#draft = { document, types, runId: '', list: [], callers: {} }
  }

  add(event: RunEvent): void {
    applications[event.type]?.(this.#draft, event as never)
  }

  /** The executions so far, which later events change. */
  get list(): readonly PipelineExecution[] {
    return this.#draft.list
  }
}

/** The executions of a run, from its events. */
export function executionsOf(document: Document, events: readonly RunEvent[], types: NodeTypes): PipelineExecution[] {
  const fold = new ExecutionFold(document, types)
  for (const event of events) fold.add(event)
  return [...fold.list]
}

/** Its steps whose answers are not known to be whole. */
export function stepsCutShort({ steps }: PipelineExecution): StepExecution[] {
  return steps.filter(({ status, endingSaid }) => status === 'completed' && endingSaid !== null)
}

/** The pipeline of an execution, as long as the document has it. */
export function pipelineOf(document: Document, { pipelineId }: PipelineExecution): Pipeline | undefined {
  return document.pipelines.find(({ id }) => id === pipelineId)
}

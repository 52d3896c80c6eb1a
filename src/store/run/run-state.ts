import type { LocalizedText } from '../../language/message'
import type { AnswerEnding, TokenLimit } from '../../model/answer-ending'
import { buildDocument } from '../../model/build-document'
import type { Document } from '../../model/document'
import type { CallCost, RunEvent, RunEventOf, UserQuestion } from '../../model/events'
import type { TokenUsage, ToolCall } from '../../model/language-model'
import type { NodeReply, NodeRun } from '../../nodes/view'

/** One model call of an inference. Fields that are absent have not happened yet. */
export interface InferenceRound
  extends Pick<
    RunEventOf<'request'>,
    | 'round'
    | 'provider'
    | 'modelLabel'
    | 'insteadOf'
    | 'request'
    | 'origins'
    | 'contextWindow'
    | 'continues'
    | 'truncated'
  > {
  text: string
  /** What the model thought before. */
  reasoning?: string
  /** The text in its tokens, where the model reports their chances. */
  tokens?: NodeReply['tokens']
  toolCalls: { call: ToolCall; toolNodeId: string | null }[]
  results: RunEventOf<'tool-result'>[]
  usage?: TokenUsage
  /** Null where the price is not known. */
  cost?: CallCost | null
  ending?: AnswerEnding
  tokenLimit?: TokenLimit
  /** Milliseconds. */
  durationMs?: number
  firstTokenMs?: number | null
  /** From an earlier run; nothing was called. */
  carried?: true
}

/** What a run has used. */
interface RunUsage {
  inputTokens: number
  outputTokens: number
  /** Dollars; null as soon as one price is not known. */
  cost: number | null
  /** Milliseconds, when the run is over. */
  durationMs: number | null
  modelCalls: number
  /** Some of the tokens were counted by characters. */
  estimated: boolean
}

/** A pipeline's part of a run. */
export interface PipelineRun {
  status: 'idle' | 'running' | 'done' | 'failed' | 'skipped' | 'stopped'
  /** How often it has started: at most once by `next` edges, plus once per call. */
  uses: number
  /** How many of those are under way now. */
  underWay: number
  /** How an answer in its newest use ended, where one is not known to be whole. */
  cut?: AnswerEnding
  /** When the newest ended, in milliseconds of the host's clock. */
  endedAt?: number
}

/** Who made a call: a model of a pipeline, or one of its steps. */
export interface RunCaller {
  pipelineId: string
  by: 'model' | 'step'
  /** The pipeline that it calls, once that is known. */
  calledId?: string
}

/** The calls from one pipeline to another, by its models or by its steps. */
export interface PipelineCalls {
  made: number
  underWay: number
  /** How many brought back an error. */
  failed: number
}

/** A question that a run waits for. Pipelines that run side by side can ask at once. */
export interface PendingQuestion {
  askId: string
  askNodeId: string
  question: UserQuestion
}

/** The state of a run for the UI: a fold over its events, and nothing else. */
export interface RunState {
  /** `cut-short`: an answer ended at its token limit, was refused, or its connection broke. */
  status: 'ready' | 'running' | 'waiting' | 'finished' | 'cut-short' | 'failed' | 'stopped'
  /** By node id. A node to which nothing happened keeps its object. */
  nodes: Readonly<Record<string, NodeRun>>
  /** The model calls of each inference, by node id. */
  inferences: Readonly<Record<string, readonly InferenceRound[]>>
  /** Nodes at work now. */
  flowing: readonly string[]
  totals: RunUsage
  /** What the run waits for, in the order in which it was asked. */
  questions: readonly PendingQuestion[]
  /** The first of them. */
  question: PendingQuestion | null
  /** By pipeline id. A pipeline to which nothing happened keeps its object. */
  pipelines: Readonly<Record<string, PipelineRun>>
  /** Where each pipeline's router sent the run: target by source, pipeline ids. */
  routes: Readonly<Record<string, string>>
  /** By `callKey` of caller and called. */
  calls: Readonly<Record<string, PipelineCalls>>
  /** Which pipeline made each call to another that has no result yet, by call id. */
  callers: Readonly<Record<string, RunCaller>>
  /** The execution of each node that its card shows, the newest: the call that it is part of, '' of none. By node id. */
  shownExecutions: Readonly<Record<string, string>>
  /** Executions that still run while the cards of their nodes show newer ones, by `executionKey`. */
  overtaken: Readonly<Record<string, NodeRun>>
  /** An answer ended before its time. */
  isCutShort: boolean
  /** A node failed for another reason. */
  hasFailedOtherwise: boolean
  /** Why it failed or stopped, as a sentence. */
  message?: LocalizedText
}

export const emptyRun: RunState = {
  status: 'ready',
  nodes: {},
  inferences: {},
  flowing: [],
  totals: { inputTokens: 0, outputTokens: 0, cost: 0, durationMs: null, modelCalls: 0, estimated: false },
  questions: [],
  question: null,
  pipelines: {},
  routes: {},
  calls: {},
  callers: {},
  shownExecutions: {},
  overtaken: {},
  isCutShort: false,
  hasFailedOtherwise: false,
}

/** What a card shows of a node to which nothing has happened. */
export const idleNode: NodeRun = { status: 'idle', results: [] }

/** What is known of a pipeline to which nothing has happened. */
export const idlePipeline: PipelineRun = { status: 'idle', uses: 0, underWay: 0 }

/**
 * Key for the calls from one pipeline to another: by its models, or by its steps. Steps also call single nodes; there
 * `calledId` is the node's.
 */
export function callKey(callerId: string, calledId: string, by: 'model' | 'step' | 'step-node' = 'model'): string {
  return JSON.stringify(by === 'model' ? [callerId, calledId] : [callerId, calledId, by])
}

/** Key for an execution of a node: as part of a call, or of none. */
export function executionKey(nodeId: string, callId = ''): string {
  return JSON.stringify([nodeId, callId])
}

const nothing = buildDocument({ id: '', name: '', pipelines: [] })

/** The document of a run, independent of later edits; an empty one before its first event. */
export function documentOfRun([start]: readonly RunEvent[]): Document {
  return (start?.type === 'run-start' && start.document) || nothing
}

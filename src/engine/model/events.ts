import type { AnswerEnding, TokenLimit } from './answer-ending'
import type { Document, RunInputs } from './document'
import type { JsonObject, JsonValue } from './json'
import type { AnswerToken, ModelErrorCode, ModelRequest, TokenUsage, ToolCall } from './language-model'
import type { LimitKind } from './limits'
import type { Outgoing, OutgoingOutcome } from './outgoing'

/** The place of an event. `at` is milliseconds of the host's clock. */
export interface EventPlace {
  at: number
  pipelineId: string
  nodeId: string
  /** The tool call that contains it, when a model called a pipeline. */
  parentCallId?: string
  /** Carried over from an earlier run by "Run from here": nothing was called or paid again. */
  carried?: true
}

type RunPlace = Pick<EventPlace, 'at'>
type PipelinePlace = Omit<EventPlace, 'nodeId'>

/**
 * Why a request contains a message of no node: a user turn must be last, a fresh context gets the latest outputs, the
 * inference remembers it, an answer was invalid and sent back, or an answer ended early.
 */
export type MessageAddition = 'no-user-turn' | 'latest-outputs' | 'memory' | 'does-not-fit' | 'cut-short'

/** The source node of each part of a request. Indexes match the request's order. */
export interface RequestOrigins {
  /** The system prompt is these texts joined by a blank line. */
  system: readonly { nodeId: string; text: string }[]
  /** `added` is the reason for a message of no node. */
  messages: readonly { nodeId: string; added?: MessageAddition }[]
  /** A tool that is a pipeline has no node. */
  tools: readonly { nodeId: string | null; pipelineId?: string }[]
}

/** The oldest part of a conversation, left out of a request. */
export interface TruncatedContext {
  /** Tokens that fit. */
  window: number
  /** Tokens that were left out, estimated. */
  tokens: number
  /** The texts with their nodes, oldest first. */
  parts: { nodeId: string; text: string }[]
}

/** The cost of model calls in dollars. Where a price is unknown there is no cost, never 0. */
export interface CallCost {
  input: number
  output: number
  total: number
}

/** A question to a person. The run waits for the answer. */
export type UserQuestion =
  | {
      kind: 'survey'
      question: string
      options: { id: string; label: string }[]
      allowMultiple: boolean
    }
  | {
      kind: 'consent'
      request: OutgoingRequest
      /** `may-have-arrived`: the same request was sent before in this run, and may have arrived. */
      reason: 'no-list' | 'list-not-accepted' | 'private-address' | 'may-have-arrived'
    }

/** A request that a model or a document wants to send. */
export interface OutgoingRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD'
  url: string
  headers: Record<string, string>
  body?: string
  /**
   * The answer is a page to read: it is not truncated, and where CORS hides it, a proxy that the person has set up for
   * this host may fetch it.
   */
  page?: true
}

/** An answer to a `UserQuestion`: the chosen ids, or yes or no. `unavailable` when no one can be asked. */
export type UserAnswer = { selectedIds: string[] } | { consent: boolean } | { unavailable: string }

/** Input values that were names of entries and the ids they resolved to, by input name. */
export type ResolvedInputs = Record<string, { original: string; resolved: string }>

/** An event of a run. A run is an ordered list of these. */
export type RunEvent =
  | (RunPlace & {
      type: 'run-start'
      runId: string
      documentId: string
      documentName: string
      /** The document of the run, so that later edits do not affect it. Absent in recordings of earlier versions. */
      document?: Document
      inputs: RunInputs
      /** The invocation, where one pipeline was called as a tool from outside. */
      invocation?: { pipelineId: string; input: JsonObject }
    })
  | (PipelinePlace & {
      type: 'pipeline-start'
      name: string
      /** The arguments of an invocation. */
      input?: JsonObject
      resolvedInputs?: ResolvedInputs
    })
  | (EventPlace & { type: 'node-start'; nodeType: string; attempt: number })
  | (EventPlace & {
      type: 'request'
      /** Number of this node's model call, from 1. */
      round: number
      provider: string
      modelLabel: string
      insteadOf?: string
      request: ModelRequest
      origins: RequestOrigins
      contextWindow?: number
      /** The model continues an answer that was begun. */
      continues?: boolean
      /** What did not fit into the window of the inference. */
      truncated?: TruncatedContext
    })
  | (EventPlace & {
      type: 'text-delta'
      round: number
      text: string
      /** The tokens of the text with their probabilities, where the model reports them. */
      tokens?: AnswerToken[]
    })
  | (EventPlace & {
      type: 'tool-call'
      /** 0 for a call by a step without a model. */
      round: number
      call: ToolCall
      toolNodeId: string | null
      resolvedInputs?: ResolvedInputs
    })
  | (EventPlace & {
      type: 'tool-result'
      round: number
      callId: string
      toolName: string
      toolNodeId: string | null
      /** Kind of the result: "color", "gauge" …; "unknown" for a call to an unknown tool. */
      outputType: string
      /** The content that is sent to the model. */
      content: string
      /** What the card shows: the validated arguments and data added by the tool. Null on an error. */
      data: JsonValue
      isError: boolean
      /** Validation errors, when the model's arguments were invalid. */
      mistake?: { problems: string[]; came: JsonValue }
      explanation?: string
      durationMs: number
    })
  | (EventPlace & { type: 'usage'; round: number; usage: TokenUsage; cost: CallCost | null })
  | (EventPlace & {
      type: 'response'
      round: number
      text: string
      toolCalls: ToolCall[]
      ending: AnswerEnding
      /** Where it ended at its token limit. */
      tokenLimit?: TokenLimit
      durationMs: number
      /** Milliseconds to the first text or call. */
      firstTokenMs: number | null
    })
  | (EventPlace & {
      type: 'route'
      selectedRoute: string
      selectedPath: { blockId: string; blockType: string; blockTitle: string }
      reason: string
    })
  | (EventPlace & {
      type: 'await-user'
      askId: string
      /** The node that shows the question. */
      askNodeId: string
      question: UserQuestion
    })
  | (EventPlace & { type: 'user-answer'; askId: string; askNodeId: string; answer: UserAnswer })
  | (EventPlace &
      Outgoing & {
        type: 'outgoing'
        /** The node whose card shows it. */
        askNodeId: string
        request: Pick<OutgoingRequest, 'method' | 'url'>
      })
  | (EventPlace & {
      type: 'log'
      level: 'debug' | 'info' | 'warning' | 'error'
      message: string
      data?: JsonValue
      /** Another node whose card shows it. */
      cardId?: string
    })
  | (EventPlace & { type: 'node-retry'; attempt: number; waitMs: number; message: string })
  | (EventPlace & { type: 'node-skip'; reason: string })
  | (EventPlace & {
      type: 'node-error'
      code: NodeErrorCode
      /** The error code of the work or tool, where it has its own. */
      causeCode?: string
      message: string
      said?: string
      retryAfterMs?: number
      /** The outcome of the failed request, if it was one. */
      outcome?: OutgoingOutcome
    })
  | (EventPlace & {
      type: 'node-end'
      status: 'done' | 'failed' | 'stopped-early' | 'stopped'
      output: JsonValue
      /** A model's reasoning on the output, where the step asks for one. */
      reasoning?: JsonValue
      /** For a node that works without a model: its output when a later run continues from this one. */
      work?: { keepAs?: { type: string; toolName: string }; isResponse?: true }
      durationMs: number
    })
  | (PipelinePlace & {
      type: 'pipeline-end'
      status: 'done' | 'failed' | 'stopped'
      output: JsonValue
      message?: string
    })
  | (PipelinePlace & { type: 'pipeline-skip'; reason: string })
  | (RunPlace & { type: 'limit-reached'; limit: LimitKind; message: string })
  | (RunPlace & {
      type: 'run-end'
      status: 'finished' | 'failed' | 'stopped' | 'limit'
      durationMs: number
      message?: string
      /** Why it was refused before it started: "INVALID_INPUT", "TOOL_MISSING" … */
      code?: string
    })

/** The code of a failed node: a model's code, or one of the engine's. */
export type NodeErrorCode = ModelErrorCode | 'bad_config' | 'bad_template' | 'unknown_type' | 'timeout' | 'node_failed'
export type RunEventType = RunEvent['type']
/** The event of one type. */
export type RunEventOf<T extends RunEventType> = Extract<RunEvent, { type: T }>

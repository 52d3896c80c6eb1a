import type { AnswerEnding, TokenLimit } from './answer-ending'
import type { Document, RunInputs } from './document'
import type { JsonObject, JsonValue } from './json'
import type { LimitKind } from './limits'
import type { AnswerToken, ModelErrorCode, ModelRequest, TokenUsage, ToolCall } from './model'
import type { Outgoing, OutgoingOutcome } from './outgoing'

/** Where an event belongs. `at` is milliseconds of the host's clock. */
export interface EventPlace {
  at: number
  pipelineId: string
  nodeId: string
  /** The tool call that this happened inside of, when a model called a pipeline. */
  parentCallId?: string
  /** Brought over from an earlier run by "Run from here": nothing was called or paid again. */
  carried?: true
}

type RunPlace = Pick<EventPlace, 'at'>
type PipelinePlace = Omit<EventPlace, 'nodeId'>

/**
 * Why a message is in a request that no node above wrote: a user turn has to stand last, a fresh start is given the
 * latest outputs, the inference remembers it, an answer did not fit and was sent back, or an answer ended before its time.
 */
export type MessageAddition = 'no-user-turn' | 'latest-outputs' | 'memory' | 'does-not-fit' | 'cut-short'

/** Which node gave each part of a request. Indexes match the request's own order. */
export interface RequestOrigins {
  /** The system prompt is these texts joined by a blank line. */
  system: { nodeId: string; text: string }[]
  /** `added` marks a message that did not come down the stack, with the reason why it is there. */
  messages: { nodeId: string; added?: MessageAddition }[]
  /** A tool that is a pipeline has no node. */
  tools: { nodeId: string | null; pipelineId?: string }[]
}

/** Money for one or more model calls, in dollars. Where a price is not known there is no cost, and never a 0. */
export interface CallCost {
  input: number
  output: number
  total: number
}

/** A question that only a person can answer. The run waits for it. */
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
      /** `may-have-arrived`: the same request was sent before in this run, and it is not known whether it arrived. */
      reason: 'no-list' | 'list-not-accepted' | 'private-address' | 'may-have-arrived'
    }

/** A request that a model or a document wants to send out to an address. */
export interface OutgoingRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD'
  url: string
  headers: Record<string, string>
  body?: string
  /**
   * The answer is a page to be read: it comes whole, and where a browser may not show it, whoever fetches pages for this
   * host may fetch it instead.
   */
  page?: true
}

/** An answer to a `UserQuestion`: the chosen ids, or yes or no. `unavailable` when nobody is there. */
export type UserAnswer = { selectedIds: string[] } | { consent: boolean } | { unavailable: string }

/** Input values that were names of entries, and the ids that they became, by the input's name. */
export type ResolvedInputs = Record<string, { original: string; resolved: string }>

/** One thing that happened in a run. A run is nothing but the ordered list of these. */
export type RunEvent =
  | (RunPlace & {
      type: 'run-start'
      runId: string
      documentId: string
      documentName: string
      /** The document that ran, so that later edits change nothing of the run. Recordings of earlier versions have none. */
      document?: Document
      inputs: RunInputs
      /** What was called, where one pipeline was called as a tool from outside. */
      invocation?: { pipelineId: string; input: JsonObject }
    })
  | (PipelinePlace & {
      type: 'pipeline-start'
      name: string
      /** The arguments, where it was called as a tool. */
      input?: JsonObject
      resolvedInputs?: ResolvedInputs
    })
  | (EventPlace & { type: 'node-start'; nodeType: string; attempt: number })
  | (EventPlace & {
      type: 'request'
      /** Counts the model calls of this node from 1. */
      round: number
      provider: string
      modelLabel: string
      insteadOf?: string
      request: ModelRequest
      origins: RequestOrigins
      contextWindow?: number
    })
  | (EventPlace & {
      type: 'text-delta'
      round: number
      text: string
      /** The pieces of the text with their chances, where the model gives them. */
      tokens?: AnswerToken[]
    })
  | (EventPlace & {
      type: 'tool-call'
      /** 0 for a call that a step makes by itself, without a model. */
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
      /** Kind of the result: "color", "gauge" …; "unknown" for a call to a tool that is not there. */
      outputType: string
      /** What went back to the model. */
      content: string
      /** What the card shows: the checked arguments with what was added after the call. Null on a mistake. */
      data: JsonValue
      isError: boolean
      /** What did not fit the schema, when the model's arguments were at fault. */
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
      /** Milliseconds until the first text or call came. */
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
        /** The node on whose card it belongs. */
        askNodeId: string
        request: Pick<OutgoingRequest, 'method' | 'url'>
      })
  | (EventPlace & {
      type: 'log'
      level: 'debug' | 'info' | 'warning' | 'error'
      message: string
      data?: JsonValue
      /** The node on whose card it is shown as well. */
      cardId?: string
    })
  | (EventPlace & { type: 'node-retry'; attempt: number; waitMs: number; message: string })
  | (EventPlace & { type: 'node-skip'; reason: string })
  | (EventPlace & {
      type: 'node-error'
      code: NodeErrorCode
      /** The code of the work or the tool that failed, where it has one of its own. */
      causeCode?: string
      message: string
      said?: string
      retryAfterMs?: number
      /** What became of the request that failed, where it was one. */
      outcome?: OutgoingOutcome
    })
  | (EventPlace & {
      type: 'node-end'
      status: 'done' | 'failed' | 'stopped-early' | 'stopped'
      output: JsonValue
      /** What a model made of the output, where the step was told to ask one. */
      reasoning?: JsonValue
      /** Of a node that worked by itself: what its output is for a run that goes on from this one. */
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
      /** Why it was refused before anything ran: "INVALID_INPUT", "TOOL_MISSING" … */
      code?: string
    })

/** What a failed node reports: a model's own code, or one of the engine's. */
export type NodeErrorCode = ModelErrorCode | 'bad_config' | 'bad_template' | 'unknown_type' | 'timeout' | 'node_failed'
export type RunEventType = RunEvent['type']
/** The event of one type. */
export type RunEventOf<T extends RunEventType> = Extract<RunEvent, { type: T }>

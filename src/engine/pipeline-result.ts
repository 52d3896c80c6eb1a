import type { EndedAnswer } from './answer-ending'
import type { Conversation } from './conversation'
import type { JsonValue } from './json'
import type { LimitError } from './limits'
import type { NodeFailure } from './node-report'
import type { NodeWork } from './node-type'

/** What the work of one node gave. */
export interface NodeResult {
  output: JsonValue
  /** What stands above the next node, where that is not the output. */
  text?: string
  reasoning?: JsonValue
  /** Of a node that worked by itself. */
  work?: NodeWork
  stoppedEarly?: boolean
  /** The limit because of which it ended early. */
  limit?: LimitError | undefined
}

/** How a pipeline ended, and what it hands on. */
export interface PipelineResult {
  status: 'done' | 'failed'
  /** What it hands to whoever called it. */
  output: JsonValue
  conversation: Conversation
  /** The pipeline that its router chose; null when it could choose none. */
  route?: string | null
  /** What the last node that worked by itself gave, when no model spoke after it. */
  work?: NodeWork
  /** The last answer of its models, where it has one. */
  lastAnswer?: EndedAnswer
  /** The output is what its output mapping gave. */
  isMapped: boolean
  failure?: NodeFailure
}

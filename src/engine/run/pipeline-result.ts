import type { EndedAnswer } from '../../model/answer-ending'
import type { JsonValue } from '../../model/json'
import type { LimitError } from '../../model/limits'
import type { NodeWork } from '../../model/node-type'
import type { Conversation } from './conversation'
import type { NodeFailure } from './node-report'

/** The result of executing one node. */
export interface NodeResult {
  output: JsonValue
  /** Input of the next node, where it differs from the output. */
  text?: string
  reasoning?: JsonValue
  /** Of a node that worked without a model. */
  work?: NodeWork
  stoppedEarly?: boolean
  /** The limit that ended it early. */
  limit?: LimitError | undefined
}

/** The result of a pipeline, with what it passes on. */
export interface PipelineResult {
  status: 'done' | 'failed'
  /** The response for a caller. */
  output: JsonValue
  conversation: Conversation
  /** The pipeline that its router chose; null when it could choose none. */
  route?: string | null
  /** The output of the last node that worked without a model, when no model answered after it. */
  work?: NodeWork
  /** The last answer of its models, if any. */
  lastAnswer?: EndedAnswer
  /** The output comes from its output mapping. */
  isMapped: boolean
  failure?: NodeFailure
}

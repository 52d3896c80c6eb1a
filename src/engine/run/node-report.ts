import { joinTexts, type LocalizedMessage, localizedMessage } from '../../language/localized-error'
import type { LocalizedText } from '../../language/message'
import { describeError } from '../../model/describe-error'
import type { Node } from '../../model/document'
import type { NodeErrorCode, RunEvent, RunEventOf } from '../../model/events'
import type { JsonValue } from '../../model/json'
import { ModelError } from '../../model/language-model'
import type { NodeWork } from '../../model/node-type'
import type { UnreadableNode } from '../../model/parsed-node'
import { TemplateError } from '../../model/templates'
import { TimeoutError } from './node-scope'
import type { RetryWait } from './retry'
import type { EventBody, PipelineStart, RunScope } from './run-scope'
import { ToolError, WorkFailure } from './work-failure'

/** Why a node failed, with the node's own details. */
export interface NodeFailure extends LocalizedMessage {
  code: NodeErrorCode
  /** The error code of the work or tool. */
  causeCode?: string
  work?: NodeWork
}

/** The result of a node's run, and its effect on the nodes below. */
export type NodeEnd = 'go-on' | 'skip-rest' | NodeFailure

/** Reports the progress of a pipeline's nodes: to the run as events, and to templates as steps. */
export class NodeReport {
  private starts = 0
  private skips = 0

  constructor(
    private readonly run: RunScope,
    private readonly pipelineId: string,
    private readonly start: PipelineStart,
  ) {}

  /** Whether there were steps and none of them ran. */
  get allSkipped(): boolean {
    return this.skips > 0 && this.starts === 0
  }

  started(node: Node, attempt: number): void {
    this.starts += 1
    this.emit(node, { type: 'node-start', nodeType: node.type, attempt })
  }

  ended(
    node: Node,
    status: 'done' | 'stopped-early' | 'stopped',
    output: JsonValue,
    durationMs: number,
    { reasoning, work }: { reasoning?: JsonValue; work?: NodeWork } = {},
  ): void {
    const thought = reasoning === undefined ? undefined : { reasoning }
    this.start.frame.record(node.id, { output, status: 'completed', ...thought })
    this.emit(node, { type: 'node-end', status, output, ...thought, ...(work && { work: markOf(work) }), durationMs })
  }

  skipped(node: Node, reason: LocalizedText): void {
    this.skips += 1
    this.start.frame.record(node.id, { output: null, status: 'skipped' })
    this.emit(node, { type: 'node-skip', reason })
  }

  retried(node: Node, attempt: number, { waitMs, note }: RetryWait, error: unknown): void {
    const why = describeError(error)
    const said = note === undefined ? why : joinTexts([why, note], ' ')
    this.emit(node, { type: 'node-retry', attempt, waitMs, ...localizedMessage(said) })
  }

  /** A node that cannot be parsed: an unknown type is skipped, an invalid config fails. */
  refused({ node, code, message }: UnreadableNode): NodeEnd {
    if (code === 'unknown_type') {
      this.skipped(node, message)
      return 'go-on'
    }
    this.started(node, 1)
    return this.failedWith(node, { code, ...localizedMessage(message) }, 0)
  }

  failed(node: Node, error: unknown, durationMs: number): NodeEnd {
    const { said, retryAfterMs, outcome } = error instanceof ModelError ? error.details : {}
    const causeCode = causeOf(error)
    const details = {
      ...(causeCode !== undefined && { causeCode }),
      ...(said !== undefined && { said }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(outcome !== undefined && { outcome }),
    }
    const work = error instanceof WorkFailure ? error.work : undefined
    return this.failedWith(
      node,
      { code: codeOf(error), ...localizedMessage(describeError(error)), ...details },
      durationMs,
      work,
    )
  }

  private failedWith(
    node: Node,
    error: Omit<EventBody<RunEventOf<'node-error'>>, 'type'>,
    durationMs: number,
    work?: NodeWork,
  ): NodeEnd {
    this.emit(node, { type: 'node-error', ...error })
    // A failed step has no output for templates; its card shows the fallback.
    this.start.frame.record(node.id, { output: null, status: 'failed', error: error.message })
    this.emit(node, { type: 'node-end', status: 'failed', output: work?.output ?? null, durationMs })
    const onError = node.policy?.onError ?? 'fail_pipeline'
    if (onError === 'continue') return 'go-on'
    if (onError === 'skip_remaining') return 'skip-rest'
    const { message, words, code, causeCode } = error
    return {
      message,
      ...(words && { words }),
      code,
      ...(causeCode !== undefined && { causeCode }),
      ...(work && { work }),
    }
  }

  private emit(node: Node, body: EventBody): void {
    const at = this.run.host.now()
    const { pipelineId } = this
    const { parentCallId } = this.start
    // A single spread: this is the hot path of a long stack.
    const event =
      parentCallId === undefined
        ? { at, pipelineId, nodeId: node.id, ...body }
        : { at, pipelineId, nodeId: node.id, parentCallId, ...body }
    this.run.emit(event as RunEvent)
  }
}

function markOf({ keepAs, turns, isResponse }: NodeWork): RunEventOf<'node-end'>['work'] {
  return { ...(keepAs && { keepAs }), ...(turns && { turns }), ...(isResponse && { isResponse }) }
}

/** The code of the work or tool is more specific than the engine's codes. */
function causeOf(error: unknown): string | undefined {
  if (error instanceof WorkFailure) return error.work.failure?.code
  return error instanceof ToolError ? error.code : undefined
}

function codeOf(error: unknown): NodeErrorCode {
  if (error instanceof ModelError) return error.code
  if (error instanceof TemplateError) return 'bad_template'
  return error instanceof TimeoutError ? 'timeout' : 'node_failed'
}

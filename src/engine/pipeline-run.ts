import { carryOver, type EarlierRun } from './carry-over'
import type { Conversation, ToolCallResult } from './conversation'
import type { Node, Pipeline } from './document'
import type { NodeErrorCode } from './events'
import { runInference } from './inference'
import type { JsonValue } from './json'
import { checkLimits, LimitError } from './limits'
import { ModelError } from './model'
import { NodeScope, TimeoutError } from './node-scope'
import { isReadable, type ParsedNode, parseNode, type UnreadableNode } from './parsed-node'
import type { EventBody, RunScope } from './run-scope'
import { type OfferedTool, type Segment, segmentsOf, wantsMessage } from './segments'

const DEFAULT_TIMEOUT_SECONDS = 300

/** What a pipeline ends in, unless it has an output mapping. */
export type PipelineOutput = { text: string; outputs: ToolCallResult[] }

export interface PipelineResult {
  status: 'done' | 'failed'
  output: PipelineOutput
  /** The sentence of the node that failed. */
  message?: string
}

/** How a node's run ended, and what follows for the nodes below it. */
type NodeEnd = 'go-on' | 'skip-rest' | { failed: string }

/**
 * Runs the nodes of a pipeline from top to bottom. Adds its turns to `conversation`.
 * @throws LimitError and the run's own abort; everything else becomes an event on a card.
 */
export async function runPipeline(
  run: RunScope,
  pipeline: Pipeline,
  conversation: Conversation,
  earlier?: EarlierRun,
): Promise<PipelineResult> {
  return new PipelineRun(run, pipeline, conversation, earlier).start()
}

class PipelineRun {
  private readonly segments: Segment[]
  private lastReply = ''
  /** Set while the nodes above "Run from here" are passed. */
  private earlier: EarlierRun | undefined

  constructor(
    private readonly run: RunScope,
    private readonly pipeline: Pipeline,
    private readonly conversation: Conversation,
    earlier: EarlierRun | undefined,
  ) {
    this.segments = segmentsOf(pipeline, run.host.nodeTypes)
    this.earlier = pipeline.nodes.some(node => node.id === earlier?.fromNodeId) ? earlier : undefined
  }

  async start(): Promise<PipelineResult> {
    const { run, pipeline } = this
    run.emit({ at: run.host.now(), pipelineId: pipeline.id, type: 'pipeline-start', name: pipeline.name })
    try {
      const failed = await this.runSegments()
      return this.finish(failed === null ? 'done' : 'failed', failed ?? undefined)
    } catch (error) {
      this.emitEnd('stopped')
      throw error
    }
  }

  /** Null, or the sentence of the node that ended the pipeline. */
  private async runSegments(): Promise<string | null> {
    let skipping = false
    for (const segment of this.segments) {
      for (const node of segment.nodes) {
        if (node.id === this.earlier?.fromNodeId) this.earlier = undefined
        if (skipping) {
          this.emit(node, { type: 'node-skip', reason: 'A node above failed, and its policy skips the rest.' })
          continue
        }
        const quick = this.runPassive(node)
        const end = quick ?? (await this.runNode(node, segment))
        if (end === 'skip-rest') skipping = true
        else if (end !== 'go-on') return end.failed
      }
      this.conversation.endSegment()
    }
    return null
  }

  /**
   * Runs a node that only adds to the context, without a promise: most nodes do nothing else, and thousands of them
   * should cost nothing. Null when the node needs more.
   */
  private runPassive(node: Node): NodeEnd | null {
    const parsed = parseNode(node, this.run.host.nodeTypes)
    if (!isReadable(parsed)) return this.refuse(parsed)
    if (parsed.type.inert) return 'go-on'
    if (parsed.type.inference || this.run.host.gate) return null
    this.run.deadline.signal.throwIfAborted()
    this.run.spent.steps += 1
    checkLimits(this.run.document.settings?.limits, this.run.spent)
    this.emit(node, { type: 'node-start', nodeType: node.type, attempt: 1 })
    try {
      this.emit(node, { type: 'node-end', status: 'done', output: this.addToContext(parsed), durationMs: 0 })
      return 'go-on'
    } catch (error) {
      return this.fail(node, error, 0)
    }
  }

  private async runNode(node: Node, segment: Segment): Promise<NodeEnd> {
    const parsed = parseNode(node, this.run.host.nodeTypes) as ParsedNode
    const retries = node.policy?.retry?.maxRetries ?? 0
    this.run.spent.steps += 1
    for (let attempt = 1; ; attempt++) {
      const scope = this.scopeOf(node, parsed.type.inference ? segment.tools : [])
      const startedAt = this.run.host.now()
      const mark = this.conversation.mark()
      try {
        if (parsed.type.inference && this.earlier) {
          const reply = carryOver(this.earlier, node.id, this.conversation, this.run.emit)
          if (reply !== null) {
            this.lastReply = reply
            return 'go-on'
          }
        }
        await scope.gate('node')
        this.emit(node, { type: 'node-start', nodeType: node.type, attempt })
        const { output, stoppedEarly } = await this.work(parsed, segment, scope)
        this.endNode(node, stoppedEarly ? 'stopped-early' : 'done', output, startedAt)
        return 'go-on'
      } catch (error) {
        if (this.run.deadline.signal.aborted || error instanceof LimitError) {
          this.endNode(node, 'stopped', null, startedAt)
          throw this.run.deadline.signal.aborted ? this.run.deadline.signal.reason : error
        }
        // A node's own timeout aborts its signal; whatever was thrown on the way out, the timeout is the reason.
        const reason = scope.signal.aborted ? scope.signal.reason : error
        if (attempt > retries) return this.fail(node, reason, this.run.host.now() - startedAt)
        this.conversation.rollBack(mark)
        await this.waitForRetry(node, attempt, reason)
      } finally {
        scope.end()
      }
    }
  }

  private async work(parsed: ParsedNode, segment: Segment, scope: NodeScope) {
    const settings = parsed.type.inference?.(
      parsed.config,
      wantsMessage(this.segments, segment) ? this.run.inputs[parsed.node.id] : undefined,
    )
    if (!settings) return { output: this.addToContext(parsed), stoppedEarly: false }
    const { text, output, stoppedEarly } = await runInference(scope, this.conversation, settings, segment.tools)
    this.lastReply = text
    return { output, stoppedEarly }
  }

  /** What the node added, as its output: the text of a prompt or a message, or the parts of one with an image. */
  private addToContext({ node, type, config }: ParsedNode): JsonValue {
    const additions = type.adds?.(config, this.run.inputs[node.id]) ?? []
    for (const addition of additions) this.conversation.add(node.id, addition)
    const first = additions[0]
    if (!first) return null
    if ('system' in first) return first.system
    const [part] = first.user
    return first.user.length === 1 && part?.type === 'text' ? part.text : (first.user as unknown as JsonValue)
  }

  private refuse({ node, code, message }: UnreadableNode): NodeEnd {
    if (code === 'unknown_type') {
      this.emit(node, { type: 'node-skip', reason: message })
      return 'go-on'
    }
    this.emit(node, { type: 'node-start', nodeType: node.type, attempt: 1 })
    this.emit(node, { type: 'node-error', code, message })
    this.emit(node, { type: 'node-end', status: 'failed', output: null, durationMs: 0 })
    return afterFailure(node, message)
  }

  private fail(node: Node, error: unknown, durationMs: number): NodeEnd {
    const message = error instanceof Error ? error.message : String(error)
    const details = error instanceof ModelError ? error.details : {}
    this.emit(node, {
      type: 'node-error',
      code: codeOf(error),
      message,
      ...(details.said !== undefined && { said: details.said }),
      ...(details.retryAfterMs !== undefined && { retryAfterMs: details.retryAfterMs }),
    })
    this.emit(node, { type: 'node-end', status: 'failed', output: null, durationMs })
    return afterFailure(node, message)
  }

  private async waitForRetry(node: Node, attempt: number, error: unknown): Promise<void> {
    const { host, deadline } = this.run
    const doubled = (node.policy?.retry?.backoffMs ?? 0) * 2 ** (attempt - 1)
    const asked = error instanceof ModelError ? (error.details.retryAfterMs ?? 0) : 0
    // Jitter keeps a class of thirty from knocking again all at once.
    const waitMs = Math.max(asked, Math.round(doubled * (0.5 + host.random() / 2)))
    this.emit(node, {
      type: 'node-retry',
      attempt,
      waitMs,
      message: error instanceof Error ? error.message : String(error),
    })
    await host.sleep(waitMs, deadline.signal)
  }

  private scopeOf(node: Node, offered: readonly OfferedTool[]): NodeScope {
    const place = { pipelineId: this.pipeline.id, nodeId: node.id }
    return new NodeScope(this.run, place, offered, node.policy?.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS)
  }

  private endNode(
    node: Node,
    status: 'done' | 'stopped-early' | 'stopped',
    output: JsonValue,
    startedAt: number,
  ): void {
    this.emit(node, { type: 'node-end', status, output, durationMs: this.run.host.now() - startedAt })
  }

  private finish(status: PipelineResult['status'], message: string | undefined): PipelineResult {
    const output = this.emitEnd(status)
    return { status, output, ...(message !== undefined && { message }) }
  }

  private emitEnd(status: 'done' | 'failed' | 'stopped'): PipelineOutput {
    const { run, pipeline } = this
    const output: PipelineOutput = { text: this.lastReply, outputs: this.conversation.latestOutputs }
    const asJsonValue = output as unknown as JsonValue
    run.emit({ at: run.host.now(), pipelineId: pipeline.id, type: 'pipeline-end', status, output: asJsonValue })
    return output
  }

  private emit(node: Node, body: EventBody): void {
    const { run, pipeline } = this
    run.emit({ at: run.host.now(), pipelineId: pipeline.id, nodeId: node.id, ...body } as Parameters<
      RunScope['emit']
    >[0])
  }
}

function afterFailure(node: Node, message: string): NodeEnd {
  const onError = node.policy?.onError ?? 'fail_pipeline'
  if (onError === 'continue') return 'go-on'
  return onError === 'skip_remaining' ? 'skip-rest' : { failed: message }
}

function codeOf(error: unknown): NodeErrorCode {
  if (error instanceof ModelError) return error.code
  return error instanceof TimeoutError ? 'timeout' : 'node_failed'
}

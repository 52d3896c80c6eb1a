import { carryOver, type EarlierRun } from './carry-over'
import { holds } from './conditions'
import type { Conversation, ToolCallResult } from './conversation'
import type { Node, Pipeline } from './document'
import type { NodeErrorCode, RunEvent, RunEventOf } from './events'
import { runInference } from './inference'
import type { JsonValue } from './json'
import { checkLimits, LimitError } from './limits'
import { ModelError } from './model'
import { NodeScope, TimeoutError } from './node-scope'
import type { NodeWork } from './node-type'
import { nodeRunContext, resolvedConfig } from './node-work'
import { isReadable, type ParsedNode, parseNode, type UnreadableNode } from './parsed-node'
import { chooseRoute } from './router'
import type { EventBody, PipelineStart, RunScope } from './run-scope'
import { type OfferedTool, type Segment, segmentsOf, wantsMessage } from './segments'
import { surroundingsOf } from './surroundings'
import { hasTemplate, TemplateError } from './templates'

const DEFAULT_TIMEOUT_SECONDS = 300

/** What a pipeline ends in, unless it has an output mapping. */
export type PipelineOutput = { text: string; outputs: ToolCallResult[] }

/** How a pipeline ended, and what it hands on. */
export interface PipelineResult {
  status: 'done' | 'failed'
  output: PipelineOutput
  conversation: Conversation
  /** The pipeline that its router chose. */
  route?: string
  /** What the last node that worked by itself gave, when no model spoke after it. */
  work?: NodeWork
  /** Why it failed, and what the failing node itself has to say of it. */
  failure?: { message: string; code: NodeErrorCode; work?: NodeWork }
}

/** A node that worked, and whose answer is that something went wrong. */
class WorkFailure extends Error {
  constructor(
    message: string,
    readonly work: NodeWork,
  ) {
    super(message)
  }
}

/** How a node's run ended, and what follows for the nodes below it. */
type NodeEnd = 'go-on' | 'skip-rest' | NonNullable<PipelineResult['failure']>

/**
 * Runs the nodes of a pipeline from top to bottom.
 * @throws LimitError and the run's own abort; everything else becomes an event on a card.
 */
export function runPipeline(
  run: RunScope,
  pipeline: Pipeline,
  start: PipelineStart,
  earlier?: EarlierRun,
): Promise<PipelineResult> {
  return new PipelineRun(run, pipeline, start, earlier).play()
}

class PipelineRun {
  private readonly segments: Segment[]
  private readonly conversation: Conversation
  private lastReply = ''
  private route: string | undefined
  private work: NodeWork | undefined
  /** Set while the nodes above "Run from here" are passed. */
  private earlier: EarlierRun | undefined

  constructor(
    private readonly run: RunScope,
    private readonly pipeline: Pipeline,
    private readonly start: PipelineStart,
    earlier: EarlierRun | undefined,
  ) {
    const { callable } = surroundingsOf(run.document, pipeline.id)
    this.segments = segmentsOf(pipeline, run.host.nodeTypes, { bringsMessage: start.bringsMessage, callable })
    this.conversation = start.conversation
    this.earlier = pipeline.nodes.some(node => node.id === earlier?.fromNodeId) ? earlier : undefined
  }

  async play(): Promise<PipelineResult> {
    const { run, pipeline } = this
    run.emit({ at: run.host.now(), ...this.place, type: 'pipeline-start', name: pipeline.name })
    try {
      const failure = await this.runSegments()
      const output = this.emitEnd(failure ? 'failed' : 'done')
      return {
        status: failure ? 'failed' : 'done',
        output,
        conversation: this.conversation,
        ...(this.route !== undefined && { route: this.route }),
        ...(this.work && { work: this.work }),
        ...(failure && { failure }),
      }
    } catch (error) {
      this.emitEnd('stopped')
      throw error
    }
  }

  private async runSegments(): Promise<PipelineResult['failure'] | null> {
    let skipping = false
    for (const segment of this.segments) {
      for (const node of segment.nodes) {
        if (node.id === this.earlier?.fromNodeId) this.earlier = undefined
        if (skipping) {
          this.skip(node, 'A node above failed, and its policy skips the rest.')
          continue
        }
        const end = this.runPassive(node) ?? (await this.runActive(node, segment))
        if (end === 'skip-rest') skipping = true
        else if (end !== 'go-on') return end
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
    const { inert, inference, run, route } = parsed.type
    if (inert) return 'go-on'
    if (inference || run || route || node.policy || this.run.host.gate || hasTemplate(node.config)) return null
    this.run.deadline.signal.throwIfAborted()
    this.countStep()
    this.emit(node, { type: 'node-start', nodeType: node.type, attempt: 1 })
    try {
      this.end(node, 'done', this.addToContext(parsed), 0)
      return 'go-on'
    } catch (error) {
      return this.fail(node, error, 0)
    }
  }

  /** Runs a node that may wait, fail and be tried again. */
  private async runActive(node: Node, segment: Segment): Promise<NodeEnd> {
    const parsed = parseNode(node, this.run.host.nodeTypes) as ParsedNode
    const retries = node.policy?.retry?.maxRetries ?? 0
    for (let attempt = 1; ; attempt++) {
      const scope = this.scopeOf(node, parsed.type.inference ? segment.tools : [])
      const startedAt = this.run.host.now()
      const mark = this.conversation.mark()
      try {
        if (this.isSkipped(node, scope)) return 'go-on'
        if (attempt === 1) this.countStep()
        if (this.carry(parsed)) return 'go-on'
        await scope.gate('node')
        this.emit(node, { type: 'node-start', nodeType: node.type, attempt })
        const { output, stoppedEarly } = await this.doWork(parsed, segment, scope)
        this.end(node, stoppedEarly ? 'stopped-early' : 'done', output, this.run.host.now() - startedAt)
        return 'go-on'
      } catch (error) {
        const durationMs = this.run.host.now() - startedAt
        if (this.run.deadline.signal.aborted || error instanceof LimitError) {
          this.end(node, 'stopped', null, durationMs)
          throw this.run.deadline.signal.aborted ? this.run.deadline.signal.reason : error
        }
        // A node's own timeout aborts its signal; whatever was thrown on the way out, the timeout is the reason.
        const reason = scope.signal.aborted ? scope.signal.reason : error
        if (attempt > retries) return this.fail(node, reason, durationMs)
        this.conversation.rollBack(mark)
        await this.waitForRetry(node, attempt, reason)
      } finally {
        scope.end()
      }
    }
  }

  private async doWork(
    parsed: ParsedNode,
    segment: Segment,
    scope: NodeScope,
  ): Promise<{ output: JsonValue; stoppedEarly?: boolean }> {
    const { node, type } = parsed
    const config = resolvedConfig(parsed, () => scope.templates)
    const settings = type.inference?.(config, this.messageFor(node, segment))
    if (settings) {
      const reply = await runInference(scope, this.conversation, settings, segment.tools)
      this.lastReply = reply.text
      this.work = undefined
      return reply
    }
    if (type.route) {
      const targets = (this.run.graph.nextFrom.get(this.pipeline.id) ?? []).map(({ target }) => target)
      const choice = await chooseRoute(scope, type.route(config), targets, this.conversation)
      this.route = choice.target
      return choice
    }
    if (type.run) {
      const work = await type.run(config, nodeRunContext(scope, this.conversation, this.lastReply))
      const { output, keepAs, failure } = work
      if (keepAs) this.conversation.addOutput({ ...keepAs, data: output })
      if (failure) throw new WorkFailure(failure.message, work)
      this.work = work
      return { output }
    }
    return { output: this.addToContext({ ...parsed, config }) }
  }

  /** What stands in an inference's message box, where it shows one: what was typed, or what a caller said. */
  private messageFor(node: Node, segment: Segment) {
    if (!wantsMessage(this.segments, segment)) return undefined
    return this.start.message ?? this.run.inputs[node.id]
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

  /** Whether an inference above "Run from here" keeps the reply that it had. */
  private carry({ node, type }: ParsedNode): boolean {
    if (!type.inference || !this.earlier) return false
    const carried = carryOver(this.earlier, node.id, this.conversation, this.run.emit)
    if (!carried) return false
    this.lastReply = carried.reply
    this.start.frame.record(node.id, { output: carried.output, status: 'completed' })
    return true
  }

  private isSkipped(node: Node, scope: NodeScope): boolean {
    const condition = node.policy?.condition
    if (!condition || holds(condition, scope.templates) !== (condition.skipWhen === 'truthy')) return false
    this.skip(node, `Its condition says so: ${condition.expression} is ${condition.skipWhen}.`)
    return true
  }

  private refuse({ node, code, message }: UnreadableNode): NodeEnd {
    if (code === 'unknown_type') {
      this.skip(node, message)
      return 'go-on'
    }
    this.emit(node, { type: 'node-start', nodeType: node.type, attempt: 1 })
    return this.failWith(node, { code, message }, 0)
  }

  private fail(node: Node, error: unknown, durationMs: number): NodeEnd {
    const message = error instanceof Error ? error.message : String(error)
    const { said, retryAfterMs } = error instanceof ModelError ? error.details : {}
    const told = { ...(said !== undefined && { said }), ...(retryAfterMs !== undefined && { retryAfterMs }) }
    const work = error instanceof WorkFailure ? error.work : undefined
    return this.failWith(node, { code: codeOf(error), message, ...told }, durationMs, work)
  }

  private failWith(
    node: Node,
    error: Omit<EventBody<RunEventOf<'node-error'>>, 'type'>,
    durationMs: number,
    work?: NodeWork,
  ): NodeEnd {
    this.emit(node, { type: 'node-error', ...error })
    // Templates see no output of a failed step; its card shows what came instead of one.
    this.start.frame.record(node.id, { output: null, status: 'failed', error: error.message })
    this.emit(node, { type: 'node-end', status: 'failed', output: work?.output ?? null, durationMs })
    const onError = node.policy?.onError ?? 'fail_pipeline'
    if (onError === 'continue') return 'go-on'
    if (onError === 'skip_remaining') return 'skip-rest'
    return { message: error.message, code: error.code, ...(work && { work }) }
  }

  private skip(node: Node, reason: string): void {
    this.start.frame.record(node.id, { output: null, status: 'skipped' })
    this.emit(node, { type: 'node-skip', reason })
  }

  private end(node: Node, status: 'done' | 'stopped-early' | 'stopped', output: JsonValue, durationMs: number): void {
    this.start.frame.record(node.id, { output, status: 'completed' })
    this.emit(node, { type: 'node-end', status, output, durationMs })
  }

  private async waitForRetry(node: Node, attempt: number, error: unknown): Promise<void> {
    const { host, deadline } = this.run
    const doubled = (node.policy?.retry?.backoffMs ?? 0) * 2 ** (attempt - 1)
    const asked = error instanceof ModelError ? (error.details.retryAfterMs ?? 0) : 0
    // Jitter keeps a class of thirty from knocking again all at once.
    const waitMs = Math.max(asked, Math.round(doubled * (0.5 + host.random() / 2)))
    const message = error instanceof Error ? error.message : String(error)
    this.emit(node, { type: 'node-retry', attempt, waitMs, message })
    await host.sleep(waitMs, deadline.signal)
  }

  private countStep(): void {
    this.run.spent.steps += 1
    checkLimits(this.run.document.settings?.limits, this.run.spent)
  }

  private scopeOf(node: Node, offered: readonly OfferedTool[]): NodeScope {
    const timeout = node.policy?.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS
    return new NodeScope(this.run, { ...this.place, nodeId: node.id }, this.start, offered, timeout)
  }

  private emitEnd(status: 'done' | 'failed' | 'stopped'): PipelineOutput {
    const { run } = this
    const output: PipelineOutput = { text: this.lastReply, outputs: this.conversation.latestOutputs }
    const asJson = output as unknown as JsonValue
    run.emit({ at: run.host.now(), ...this.place, type: 'pipeline-end', status, output: asJson })
    return output
  }

  private emit(node: Node, body: EventBody): void {
    const at = this.run.host.now()
    const { id: pipelineId } = this.pipeline
    const { parentCallId } = this.start
    // One spread and no more: this is where a long stack spends its time.
    const event =
      parentCallId === undefined
        ? { at, pipelineId, nodeId: node.id, ...body }
        : { at, pipelineId, nodeId: node.id, parentCallId, ...body }
    this.run.emit(event as RunEvent)
  }

  private get place(): { pipelineId: string; parentCallId?: string } {
    const { parentCallId } = this.start
    return { pipelineId: this.pipeline.id, ...(parentCallId !== undefined && { parentCallId }) }
  }
}

function codeOf(error: unknown): NodeErrorCode {
  if (error instanceof ModelError) return error.code
  if (error instanceof TemplateError) return 'bad_template'
  return error instanceof TimeoutError ? 'timeout' : 'node_failed'
}

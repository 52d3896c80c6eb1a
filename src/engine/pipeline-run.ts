import { type Carry, carryOver } from './carry-over'
import { holds } from './conditions'
import type { Conversation } from './conversation'
import type { Node, Pipeline } from './document'
import { runInference } from './inference'
import type { JsonObject, JsonValue } from './json'
import { LimitError, reachedLimit } from './limits'
import { type NodeEnd, type NodeFailure, NodeReport, WorkFailure } from './node-report'
import { NodeScope } from './node-scope'
import type { NodeWork } from './node-type'
import { addToContext, broughtText, nodeRunContext, resolvedConfig } from './node-work'
import { type OfferedTool, type OfferingSegment, offeringSegmentsOf, withFoundTools } from './offered-tools'
import { isReadable, type ParsedNode, parseNode } from './parsed-node'
import { finalOutput, mappedOutput } from './pipeline-output'
import type { NodeResult, PipelineResult } from './pipeline-result'
import { retryWaitMs } from './retry'
import { chooseRoute } from './router'
import type { PipelineStart, RunScope } from './run-scope'
import { wantsMessage } from './segments'
import { callTool } from './step-call'
import { surroundingsOf } from './surroundings'
import { hasTemplate } from './templates'

const DEFAULT_TIMEOUT_SECONDS = 300

/**
 * Runs the nodes of a pipeline from top to bottom.
 * @throws LimitError and the run's own abort; everything else becomes an event on a card.
 */
export function runPipeline(
  run: RunScope,
  pipeline: Pipeline,
  start: PipelineStart,
  carry?: Carry,
): Promise<PipelineResult> {
  return new PipelineRun(run, pipeline, start, carry).play()
}

class PipelineRun {
  private readonly segments: OfferingSegment[]
  private readonly conversation: Conversation
  private readonly report: NodeReport
  private lastReply = ''
  /** What the newest node gave that gave something. */
  private above: JsonValue
  private route: string | undefined
  private work: NodeWork | undefined
  /** What its output mapping gave. */
  private mapped: JsonObject | undefined
  /** Whether the node that is passed now keeps what it had in an earlier run. */
  private keeps = false

  constructor(
    private readonly run: RunScope,
    private readonly pipeline: Pipeline,
    private readonly start: PipelineStart,
    private readonly carry: Carry | undefined,
  ) {
    const { callable } = surroundingsOf(run.document, pipeline.id)
    this.segments = offeringSegmentsOf(pipeline, run.host.nodeTypes, { bringsMessage: start.bringsMessage, callable })
    this.conversation = start.conversation
    this.above = broughtText(start.conversation, start.message)
    this.report = new NodeReport(run, pipeline.id, start)
  }

  async play(): Promise<PipelineResult> {
    const { run, pipeline } = this
    run.emit({ at: run.host.now(), ...this.place, type: 'pipeline-start', name: pipeline.name, ...this.start.called })
    try {
      const failure = (await this.runSegments()) ?? this.mapOutput()
      const output = this.emitEnd(failure ? 'failed' : 'done', failure?.message)
      return {
        status: failure ? 'failed' : 'done',
        output,
        isMapped: this.mapped !== undefined,
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
    let index = 0
    const partOf = this.carry?.partsOf(this.pipeline)
    for (const segment of this.segments) {
      for (const node of segment.nodes) {
        const part = partOf?.(index++)
        this.keeps = part === 'kept'
        if (part === 'left') {
          this.carry?.retell(node.id, this.run.emit)
          continue
        }
        if (skipping) {
          this.report.skipped(node, 'A node above failed, and its policy skips the rest.')
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
    if (!isReadable(parsed)) return this.report.refused(parsed)
    const { inert, inference, run, route } = parsed.type
    if (inert) return 'go-on'
    if (run && this.run.graph.calledNodes.has(node.id)) {
      this.report.skipped(node, 'A step calls it when it is wanted.')
      return 'go-on'
    }
    if (inference || run || route || node.policy || this.run.host.gate || hasTemplate(node.config)) return null
    this.start.signal.throwIfAborted()
    this.countStep()
    this.report.started(node, 1)
    try {
      const output = addToContext(parsed, this.run.inputs[node.id], this.conversation)
      this.above = output ?? this.above
      this.report.ended(node, 'done', output, 0)
      return 'go-on'
    } catch (error) {
      return this.report.failed(node, error, 0)
    }
  }

  /** Runs a node that may wait, fail and be tried again. */
  private async runActive(node: Node, segment: OfferingSegment): Promise<NodeEnd> {
    const parsed = parseNode(node, this.run.host.nodeTypes) as ParsedNode
    const retries = node.policy?.retry?.maxRetries ?? 0
    for (let attempt = 1; ; attempt++) {
      const scope = this.scopeOf(node, parsed.type.inference ? segment.tools : [])
      const startedAt = this.run.host.now()
      const mark = this.conversation.mark()
      let begun = false
      let over: LimitError | undefined
      try {
        if (this.isSkipped(node, scope)) return 'go-on'
        if (attempt === 1) this.countStep()
        if (this.keep(parsed)) return 'go-on'
        await scope.gate('node')
        begun = true
        this.report.started(node, attempt)
        const { output, text, stoppedEarly, limit, ...more } = await this.doWork(parsed, segment, scope)
        this.above = text ?? output ?? this.above
        const durationMs = this.run.host.now() - startedAt
        this.report.ended(node, stoppedEarly ? 'stopped-early' : 'done', output, durationMs, more)
        if (!limit) return 'go-on'
        over = limit
      } catch (error) {
        const durationMs = this.run.host.now() - startedAt
        const { signal } = this.start
        if (signal.aborted || error instanceof LimitError) {
          if (begun) this.report.ended(node, 'stopped', null, durationMs)
          throw signal.aborted ? signal.reason : error
        }
        // A node's own timeout aborts its signal; whatever was thrown on the way out, the timeout is the reason.
        const reason = scope.signal.aborted ? scope.signal.reason : error
        if (!begun) this.report.started(node, attempt)
        if (attempt > retries) return this.report.failed(node, reason, durationMs)
        this.conversation.rollBack(mark)
        await this.waitForRetry(node, attempt, reason)
      } finally {
        scope.end()
      }
      if (over) throw over
    }
  }

  private async doWork(parsed: ParsedNode, segment: OfferingSegment, scope: NodeScope): Promise<NodeResult> {
    const { node, type } = parsed
    const config = resolvedConfig(parsed, () => scope.templates)
    const settings = type.inference?.(config, this.messageFor(node, segment))
    if (settings) {
      const found = (await type.findTools?.(config, scope.toolContext(node.id))) ?? []
      const tools = withFoundTools(segment.tools, node.id, found)
      scope.offer(tools)
      const reply = await runInference(scope, this.conversation, settings, tools)
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
      const { lastReply, above } = this
      const given = this.run.inputs[node.id]
      const { conversation } = this
      const work = await type.run(config, {
        ...nodeRunContext(scope, conversation, { lastReply, above, given }),
        callTool: (tool, args) => callTool(scope, conversation, tool, args),
      })
      const { output, keepAs, adds, failure, reasoning } = work
      for (const addition of adds ?? []) this.conversation.add(node.id, addition)
      if (keepAs) this.conversation.addOutput({ ...keepAs, data: output })
      if (failure) throw new WorkFailure(failure.message, work)
      this.work = work
      return { output, work, ...(reasoning !== undefined && { reasoning }) }
    }
    return { output: addToContext({ ...parsed, config }, this.run.inputs[node.id], this.conversation) }
  }

  /** What stands in an inference's message box, where it shows one: what was typed, or what a caller said. */
  private messageFor(node: Node, segment: OfferingSegment) {
    if (!wantsMessage(this.segments, segment)) return undefined
    return this.start.message ?? this.run.inputs[node.id]
  }

  /**
   * Whether a node keeps what it had in an earlier run. What a person puts in counts as it is now, and a way that is
   * gone has to be chosen anew.
   */
  private keep({ node, type }: ParsedNode): boolean {
    const works = type.inference || type.route || (type.run && !type.input)
    const events = this.keeps && works ? this.carry?.finished(node.id) : null
    if (!events) return false
    const route = events.find(event => event.type === 'route')?.selectedRoute
    const ways = this.run.graph.nextFrom.get(this.pipeline.id) ?? []
    if (type.route && !ways.some(({ target }) => target === route)) return false
    const place = { nodeId: node.id, isInference: type.inference !== undefined }
    const { frame } = this.start
    const carried = carryOver(events, place, { conversation: this.conversation, frame, emit: this.run.emit })
    this.above = carried.reply ?? carried.output ?? this.above
    if (carried.reply !== undefined) this.lastReply = carried.reply
    if (type.inference || type.run) this.work = carried.work
    this.route = route ?? this.route
    return true
  }

  private isSkipped(node: Node, scope: NodeScope): boolean {
    const condition = node.policy?.condition
    if (!condition || holds(condition, scope.templates) !== (condition.skipWhen === 'truthy')) return false
    this.report.skipped(node, `Its condition says so: ${condition.expression} is ${condition.skipWhen}.`)
    return true
  }

  private async waitForRetry(node: Node, attempt: number, error: unknown): Promise<void> {
    const { host } = this.run
    const waitMs = retryWaitMs(node.policy, attempt, error, host.random())
    this.report.retried(node, attempt, waitMs, error)
    await host.sleep(waitMs, this.start.signal)
  }

  private countStep(): void {
    this.run.spent.steps += 1
    const limit = reachedLimit(this.run.document.settings?.limits, this.run.spent)
    if (limit) throw limit
  }

  private scopeOf(node: Node, offered: readonly OfferedTool[]): NodeScope {
    const timeout = node.policy?.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS
    return new NodeScope(this.run, { ...this.place, nodeId: node.id }, this.start, offered, timeout)
  }

  /** Keeps what its output mapping gives; the failure when that cannot be built. */
  private mapOutput(): NodeFailure | null {
    const nodeId = this.pipeline.nodes.at(-1)?.id
    if (nodeId === undefined) return null
    const { allSkipped } = this.report
    const built = mappedOutput(this.pipeline, this.start.frame, allSkipped, message =>
      this.run.emit({ at: this.run.host.now(), ...this.place, nodeId, type: 'log', level: 'warning', message }),
    )
    if (built && 'failure' in built) return built.failure
    this.mapped = built?.output
    return null
  }

  private emitEnd(status: 'done' | 'failed' | 'stopped', message?: string): JsonValue {
    const { run, work, mapped } = this
    const output = mapped ?? finalOutput(this.lastReply, this.conversation.latestOutputs, work)
    const why = message === undefined ? {} : { message }
    run.emit({ at: run.host.now(), ...this.place, type: 'pipeline-end', status, output, ...why })
    return output
  }

  private get place(): { pipelineId: string; parentCallId?: string } {
    const { parentCallId } = this.start
    return { pipelineId: this.pipeline.id, ...(parentCallId !== undefined && { parentCallId }) }
  }
}

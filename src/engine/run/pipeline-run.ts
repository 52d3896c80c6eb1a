import { localizedMessage, textOfMessage } from '../../language/localized-error'
import { msg } from '../../language/message'
import { evaluateCondition } from '../../model/conditions'
import type { Node, Pipeline } from '../../model/document'
import type { JsonObject, JsonValue } from '../../model/json'
import { LimitError, reachedLimit } from '../../model/limits'
import { neighborsOf } from '../../model/neighbors'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'
import { hasTemplate } from '../../model/templates'
import { type OfferedTool, type OfferingSegment, offeringSegmentsOf } from '../tools/offered-tools'
import type { Conversation } from './conversation'
import { Deadline } from './deadline'
import { NodeExecutor } from './node-executor'
import { type NodeEnd, type NodeFailure, NodeReport } from './node-report'
import { NodeScope, TimeoutError } from './node-scope'
import { finalOutput, mappedOutput } from './pipeline-output'
import type { PipelineResult } from './pipeline-result'
import type { Resume } from './resume'
import { mayRetry, retryWait } from './retry'
import type { PipelineStart, RunScope } from './run-scope'

const DEFAULT_TIMEOUT_SECONDS = 300

/**
 * Runs the nodes of a pipeline from top to bottom.
 * @throws LimitError and the run's abort reason; every other failure becomes an event on a card.
 */
export function runPipeline(
  run: RunScope,
  pipeline: Pipeline,
  start: PipelineStart,
  carry?: Resume,
): Promise<PipelineResult> {
  return new PipelineRun(run, pipeline, start, carry).play()
}

class PipelineRun {
  private readonly segments: readonly OfferingSegment[]
  private readonly conversation: Conversation
  private readonly report: NodeReport
  private readonly soFar: NodeExecutor
  /** The result of its output mapping. */
  private mapped: JsonObject | undefined
  /** The time limit of the node that runs. One serves all nodes: its signal is slow to create. */
  private limit: Deadline | undefined
  /** Whether the current node reuses its result of an earlier run. */
  private isReused = false
  /** The node that ended it by a failure; null otherwise. */
  private failedNodeId: string | null = null

  constructor(
    private readonly run: RunScope,
    private readonly pipeline: Pipeline,
    private readonly start: PipelineStart,
    private readonly carry: Resume | undefined,
  ) {
    const { callable } = neighborsOf(run.document, pipeline.id)
    this.segments = offeringSegmentsOf(pipeline, run.host.nodeTypes, { bringsMessage: start.bringsMessage, callable })
    this.conversation = start.conversation
    this.soFar = new NodeExecutor(run, pipeline, start, this.segments)
    this.report = new NodeReport(run, pipeline.id, start)
  }

  async play(): Promise<PipelineResult> {
    const { run, pipeline } = this
    run.emit({ at: run.host.now(), ...this.place, type: 'pipeline-start', name: pipeline.name, ...this.start.called })
    try {
      const failure = (await this.runSegments()) ?? this.mapOutput()
      const output = this.emitEnd(failure ? 'failed' : 'done', failure ?? undefined)
      return {
        status: failure ? 'failed' : 'done',
        output,
        isMapped: this.mapped !== undefined,
        conversation: this.conversation,
        ...(this.soFar.route !== undefined && { route: this.soFar.route }),
        ...(this.soFar.work && { work: this.soFar.work }),
        ...(this.soFar.lastAnswer && { lastAnswer: this.soFar.lastAnswer }),
        ...(failure && { failure }),
      }
    } catch (error) {
      this.emitEnd('stopped')
      throw error
    } finally {
      this.limit?.end()
    }
  }

  private async runSegments(): Promise<PipelineResult['failure'] | null> {
    let skipping = false
    let index = 0
    const partOf = this.carry?.partsOf(this.pipeline)
    for (const segment of this.segments) {
      for (const node of segment.nodes) {
        const part = partOf?.(index++)
        this.isReused = part === 'reuse'
        if (part === 'skip') {
          this.carry?.replay(node.id, this.run.emit)
          continue
        }
        if (skipping) {
          this.report.skipped(node, msg('A card above failed, and its settings skip the rest.'))
          continue
        }
        const end = this.runPassive(node) ?? (await this.runActive(node, segment))
        if (end === 'skip-rest') skipping = true
        else if (end !== 'go-on') {
          this.failedNodeId = node.id
          return end
        }
      }
      this.conversation.endSegment()
    }
    return null
  }

  /**
   * Runs a node that only adds to the context, synchronously: most nodes do nothing else, and promises for thousands of
   * them would be costly. Null when the node needs more.
   */
  private runPassive(node: Node): NodeEnd | null {
    const parsed = parseNode(node, this.run.host.nodeTypes)
    if (!isReadable(parsed)) return this.report.refused(parsed)
    const { inert, inference, run, route } = parsed.type
    if (inert) return 'go-on'
    if (run && this.run.graph.calledNodes.has(node.id)) {
      this.report.skipped(node, msg('A step calls it when it is wanted.'))
      return 'go-on'
    }
    if (inference || run || route || node.policy || this.run.host.gate || hasTemplate(node.config)) return null
    this.start.deadline.throwIfAborted()
    this.countStep()
    this.report.started(node, 1)
    try {
      const output = this.soFar.add(parsed)
      this.report.ended(node, 'done', output, 0)
      return 'go-on'
    } catch (error) {
      return this.report.failed(node, error, 0)
    }
  }

  /** Runs a node that may wait, fail and be retried. */
  private async runActive(node: Node, segment: OfferingSegment): Promise<NodeEnd> {
    const parsed = parseNode(node, this.run.host.nodeTypes) as ParsedNode
    const retries = node.policy?.retry?.maxRetries ?? 0
    for (let attempt = 1; ; attempt++) {
      const scope = this.scopeOf(node, parsed.type.inference ? segment.tools : [], segment.inference?.node.id)
      const startedAt = this.run.host.now()
      const mark = this.conversation.mark()
      let begun = false
      let over: LimitError | undefined
      try {
        if (this.isSkipped(node, scope)) return 'go-on'
        if (attempt === 1) this.countStep()
        if (this.isReused && this.soFar.reuse(parsed, this.carry)) return 'go-on'
        await scope.gate('node')
        begun = true
        this.report.started(node, attempt)
        const { output, stoppedEarly, limit, ...more } = await this.soFar.execute(parsed, segment, scope)
        const durationMs = this.run.host.now() - startedAt
        this.report.ended(node, stoppedEarly ? 'stopped-early' : 'done', output, durationMs, more)
        if (!limit) return 'go-on'
        over = limit
      } catch (error) {
        const durationMs = this.run.host.now() - startedAt
        const { deadline } = this.start
        if (deadline.aborted || error instanceof LimitError) {
          if (begun) this.report.ended(node, 'stopped', null, durationMs)
          throw deadline.aborted ? deadline.reason : error
        }
        // A node's timeout aborts its signal; whatever was thrown as a consequence, the timeout is the cause.
        const reason = scope.isAborted ? scope.signal.reason : error
        if (!begun) this.report.started(node, attempt)
        // What may have arrived is never repeated automatically.
        if (attempt > retries || scope.isInDoubt || !mayRetry(reason))
          return this.report.failed(node, reason, durationMs)
        this.conversation.rollBack(mark)
        await this.waitForRetry(node, attempt, reason)
      } finally {
        scope.end()
      }
      if (over) throw over
    }
  }

  private isSkipped(node: Node, scope: NodeScope): boolean {
    const condition = node.policy?.condition
    if (!condition || evaluateCondition(condition, scope.templates) !== (condition.skipWhen === 'truthy')) return false
    this.report.skipped(
      node,
      msg('Its condition says so: {expression} is {value}.', {
        expression: condition.expression,
        value: String(condition.skipWhen),
      }),
    )
    return true
  }

  private async waitForRetry(node: Node, attempt: number, error: unknown): Promise<void> {
    const { host } = this.run
    const wait = retryWait(node.policy, attempt, error, host.random())
    this.report.retried(node, attempt, wait, error)
    await host.sleep(wait.waitMs, this.start.deadline.signal)
  }

  private countStep(): void {
    this.run.spent.steps += 1
    const limit = reachedLimit(this.run.document.settings?.limits, this.run.spent)
    if (limit) throw limit
  }

  private scopeOf(node: Node, offered: readonly OfferedTool[], readerId?: string): NodeScope {
    const place = { ...this.place, nodeId: node.id }
    return new NodeScope(this.run, place, this.start, offered, this.limitOf(node), readerId)
  }

  private limitOf(node: Node): Deadline {
    const seconds = node.policy?.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS
    const over = () => new TimeoutError(seconds)
    if (this.limit?.restart(seconds * 1000, over)) return this.limit
    this.limit?.end()
    this.limit = new Deadline(this.run.host, this.run.clock, seconds * 1000, this.start.deadline, over)
    return this.limit
  }

  /** Evaluates its output mapping; returns the failure when that is not possible. */
  private mapOutput(): NodeFailure | null {
    const nodeId = this.pipeline.nodes.at(-1)?.id
    if (nodeId === undefined) return null
    const { allSkipped } = this.report
    const built = mappedOutput(this.pipeline, this.start.frame, allSkipped, said =>
      this.run.emit({
        at: this.run.host.now(),
        ...this.place,
        nodeId,
        type: 'log',
        level: 'warning',
        ...localizedMessage(said),
      }),
    )
    if (built && 'failure' in built) return built.failure
    this.mapped = built?.output
    return null
  }

  private emitEnd(status: 'done' | 'failed' | 'stopped', failure?: NodeFailure): JsonValue {
    const { run, soFar, mapped } = this
    const output = mapped ?? finalOutput(soFar.lastReply, this.conversation.latestOutputs, soFar.work)
    const why = failure ? { failedNodeId: this.failedNodeId, ...localizedMessage(textOfMessage(failure)) } : {}
    run.emit({ at: run.host.now(), ...this.place, type: 'pipeline-end', status, output, ...why })
    return output
  }

  private get place(): { pipelineId: string; parentCallId?: string } {
    const { parentCallId } = this.start
    return { pipelineId: this.pipeline.id, ...(parentCallId !== undefined && { parentCallId }) }
  }
}

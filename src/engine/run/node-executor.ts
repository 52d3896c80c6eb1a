import { textOfMessage } from '../../language/localized-error'
import type { EndedAnswer } from '../../model/answer-ending'
import type { Node, Pipeline } from '../../model/document'
import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeTool, NodeWork } from '../../model/node-type'
import type { ParsedNode } from '../../model/parsed-node'
import { wantsMessage } from '../../model/segments'
import type { ToolReference } from '../../model/step-tools'
import { type OfferingSegment, withFoundTools } from '../tools/offered-tools'
import type { Conversation } from './conversation'
import { runInference } from './inference'
import type { NodeScope } from './node-scope'
import { addToContext, incomingText, nodeRunContext, resolvedConfig } from './node-work'
import type { NodeResult } from './pipeline-result'
import type { Resume } from './resume'
import { chooseRoute } from './router'
import type { PipelineStart, RunScope } from './run-scope'
import { callTool } from './step-call'
import { WorkFailure } from './work-failure'

/** Executes the nodes of a pipeline by the capabilities of their types, and accumulates the results. */
export class NodeExecutor {
  lastReply = ''
  /** The pipeline that a router chose; null when it could choose none, undefined without a router. */
  route: string | null | undefined
  /** The last answer of an inference. */
  lastAnswer: EndedAnswer | undefined
  /** The output of the last node that worked without a model, when no model answered after it. */
  work: NodeWork | undefined
  private readonly conversation: Conversation
  /** The newest output. */
  private above: JsonValue

  constructor(
    private readonly run: RunScope,
    private readonly pipeline: Pipeline,
    private readonly start: PipelineStart,
    private readonly segments: readonly OfferingSegment[],
  ) {
    this.conversation = start.conversation
    this.above = incomingText(start.conversation, start.message)
  }

  /** Adds the context of a node that does nothing else. */
  add(parsed: ParsedNode): JsonValue {
    const output = addToContext(parsed, this.run.inputs[parsed.node.id], this.conversation)
    this.above = output ?? this.above
    return output
  }

  /** Executes the next node. A failed router has chosen no target. */
  async execute(parsed: ParsedNode, segment: OfferingSegment, scope: NodeScope): Promise<Omit<NodeResult, 'text'>> {
    const { text, ...result } = await this.workOf(parsed, segment, scope)
    this.above = text ?? result.output ?? this.above
    return result
  }

  private async workOf(parsed: ParsedNode, segment: OfferingSegment, scope: NodeScope): Promise<NodeResult> {
    const { node, type } = parsed
    const config = resolvedConfig(parsed, () => scope.templates)
    const settings = type.inference?.(config, this.messageFor(node, segment))
    if (settings) {
      const found = (await type.findTools?.(config, scope.toolContext(node.id))) ?? []
      const tools = withFoundTools(segment.tools, node.id, found)
      scope.offer(tools)
      const reply = await runInference(scope, this.conversation, settings, tools)
      this.lastReply = reply.text
      this.lastAnswer = reply.ended
      this.work = undefined
      return reply
    }
    if (type.route) {
      const targets = (this.run.graph.nextFrom.get(this.pipeline.id) ?? []).map(({ target }) => target)
      this.route = null
      const choice = await chooseRoute(scope, type.route(config), targets, this.conversation)
      this.route = choice.target
      return choice
    }
    if (type.run) {
      const { conversation, lastReply, lastAnswer, above } = this
      const given = this.run.inputs[node.id]
      const parts = {
        lastReply,
        lastAnswer,
        above,
        given,
        callTool: async (tool: ToolReference | NodeTool, args: JsonObject) => callTool(scope, conversation, tool, args),
      }
      const work = await type.run(config, nodeRunContext(scope, conversation, parts))
      const { output, keepAs, turns: adds, failure, reasoning } = work
      for (const addition of adds ?? []) this.conversation.add(node.id, addition)
      if (keepAs) this.conversation.addOutput({ ...keepAs, data: output })
      if (failure) throw new WorkFailure(textOfMessage(failure), work)
      this.work = work
      return { output, work, ...(reasoning !== undefined && { reasoning }) }
    }
    return { output: addToContext({ ...parsed, config }, this.run.inputs[node.id], this.conversation) }
  }

  /**
   * Whether a node reuses its result of an earlier run. Inputs are current values, and a removed target needs a new
   * choice.
   */
  reuse({ node, type }: ParsedNode, carry: Resume | undefined): boolean {
    const works = type.inference || type.route || (type.run && !type.input)
    const events = works ? carry?.finished(node.id) : null
    if (!events || !carry) return false
    const route = events.find(event => event.type === 'route')?.selectedRoute
    const ways = this.run.graph.nextFrom.get(this.pipeline.id) ?? []
    if (type.route && !ways.some(({ target }) => target === route)) return false
    const place = { nodeId: node.id, isInference: type.inference !== undefined }
    const { frame } = this.start
    const carried = carry.resume(events, place, { conversation: this.conversation, frame, emit: this.run.emit })
    const { answer } = carried
    this.above = answer?.text ?? carried.output ?? this.above
    if (answer) {
      this.lastReply = answer.text
      this.lastAnswer = answer
    }
    if (type.inference || type.run) this.work = carried.work
    this.route = route ?? this.route
    return true
  }

  /** Content of an inference's message box, where it has one: the typed text, or a caller's question. */
  private messageFor(node: Node, segment: OfferingSegment) {
    if (!wantsMessage(this.segments, segment)) return undefined
    return this.start.message ?? this.run.inputs[node.id]
  }
}

import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import { englishEnding } from '../../model/answer-ending'
import type { Node } from '../../model/document'
import type { CallCost, RunEvent } from '../../model/events'
import { type JsonObject, type JsonValue, jsonAsText } from '../../model/json'
import type { ResolvedModel, ToolCall } from '../../model/language-model'
import { reachedLimit } from '../../model/limits'
import type { NodeContext, ToolContext } from '../../model/node-type'
import { mayRepeat, type OutgoingKind, type OutgoingOutcome } from '../../model/outgoing'
import { resolveForModel, type TemplateScope, withRoots } from '../../model/templates'
import { readFace } from '../../model/tool-face'
import { Broker } from '../net/broker'
import type { OfferedTool } from '../tools/offered-tools'
import type { Attempts } from './attempts'
import { cardModel, textsAbove } from './card-models'
import { type AnswerStart, type EventBody, emitOf, type PipelineContext, type RunContext } from './run-context'
import type { TimeLimit } from './time-limit'

/** The context of a running node: what its type can reach, and what only the engine uses. */
export interface EngineContext extends NodeContext {
  run: RunContext
  pipeline: PipelineContext
  node: Node
  /** The tools that are offered to it. */
  offered: readonly OfferedTool[]
  /** Whether a request may have arrived: then the node is not retried automatically. */
  mayHaveArrived: boolean
  /** What is missing, where only a part of a tool's answer came. */
  partial: LocalizedText | undefined
  /** What its attempts have finished, and its place there. */
  attempts: Attempts
  place: string
  /** The beginning of its first answer, where a person chose one. */
  answerStart: AnswerStart | undefined
  /** Templates of its fields; missing fields are logged. */
  templates: TemplateScope
  /** The same for a node that is called with its own input. */
  templatesOf(input: JsonObject): TemplateScope
  emit(body: EventBody): void
  /** Its events so far. */
  events: RunEvent[]
  /** Writes to the log, and to the card of a node. */
  note(level: 'info' | 'warning' | 'error', message: LocalizedText, data?: JsonValue, cardId?: string): void
  /**
   * Resolves a model id: a card of the document, or the host's. Without an id, the document's default or else the
   * host's.
   */
  model(id: string): Promise<ResolvedModel>
  /** Waits for a step where the run is stepped; no node starts beyond a limit. */
  gate(kind: 'node' | 'model-call'): Promise<void>
  /** Adds the cost of a model call to that of the run. */
  spend(cost: CallCost | null, model: ResolvedModel): void
  /** Records the outcome of a request of a broker or to a provider. */
  noteOutcome(outcome: OutgoingOutcome): void
  /** A model's call, with a number after its id where that has been used in this run. */
  withUniqueId(call: ToolCall): ToolCall
  /** Runs `wait` with the clocks of this node and of all that wait for it stopped. */
  pausedWhile<T>(wait: () => Promise<T>): Promise<T>
  /** What a node or a tool reaches whose questions are shown on the card of another node. */
  onCard(cardId: string, kind: OutgoingKind): ToolContext
}

/** What the files that define them add to a context: calls of models and tools. */
type Calls = Pick<NodeContext, 'askForJson' | 'callTool'>

/**
 * The context of a node that is about to run.
 * @param readerId the inference that reads what the node adds; the node itself where there is none.
 * @param callsOf the calls that the node can make.
 */
export function createNodeContext(
  pipeline: PipelineContext,
  node: Node,
  limit: TimeLimit,
  attempts: Attempts,
  readerId: string,
  callsOf: (context: EngineContext) => Calls,
): EngineContext {
  const { run, frame } = pipeline
  const { host, document } = run
  const { signal } = limit
  const events: RunEvent[] = []
  const emitAtNode = emitOf(pipeline, node.id)
  const emit = (body: EventBody) => void events.push(emitAtNode(body))
  const pausedWhile: EngineContext['pausedWhile'] = wait => pipeline.pausedWhile(() => limit.pausedWhile(wait))

  const note: EngineContext['note'] = (level, said, data, cardId) =>
    emit({
      type: 'log',
      level,
      message: said,
      ...(data !== undefined && { data }),
      ...(cardId !== undefined && { cardId }),
    })

  const noteOutcome = (outcome: OutgoingOutcome) => {
    if (mayRepeat({ outcome })) return
    context.mayHaveArrived = true
    pipeline.mayHaveArrived()
  }

  const onCard = (cardId: string, kind: OutgoingKind): ToolContext => {
    const ask: ToolContext['ask'] = async question => {
      const askId = run.nextId()
      emit({ type: 'await-user', askId, askNodeId: cardId, question })
      const answer = await pausedWhile(() => host.ask(question, { nodeId: cardId, askId }, signal))
      signal.throwIfAborted()
      emit({ type: 'user-answer', askId, askNodeId: cardId, answer })
      return answer
    }
    const broker = new Broker({
      host,
      ask,
      calls: run.outgoingCalls,
      maxRequests: document.settings?.limits?.maxRequests,
      tell(request, outgoing) {
        noteOutcome(outgoing.outcome)
        emit({ type: 'outgoing', askNodeId: cardId, request, ...outgoing })
      },
    })
    const { mcp, runCode } = host
    return {
      signal,
      inBrowser: host.inBrowser ?? false,
      ask,
      send: async (request, allowedHosts, sentAs) => broker.send(request, allowedHosts, signal, sentAs),
      log: (level, said, data, isOnCard) => note(level as 'info', said, data, isOnCard && cardId),
      ...(runCode && {
        runCode: async (code, args) => runCode.call(host, { code, args, context: frame.codeContext }, signal),
      }),
      ...(mcp && {
        mcp: async url =>
          mcp.call(host, url, async (request, isCall) => broker.converse(request, isCall, signal, kind), signal),
      }),
    }
  }

  const templatesOf = (input: JsonObject) =>
    frame.templates(
      (message: MessageDescriptor) => note('warning', message),
      input,
      (message: MessageDescriptor) => note('warning', message, undefined, readerId),
    )
  const templates = templatesOf(frame.input)
  const own = run.graph.pipelines.get(pipeline.pipeline.id)
  const calls: Calls = {
    askForJson: question => callsOf(context).askForJson(question),
    callTool: (tool, args) => callsOf(context).callTool(tool, args),
  }

  const context: EngineContext = {
    ...onCard(node.id, 'integration'),
    ...calls,
    texts: own ? textsAbove(own, node.id, host.nodeTypes, run.inputs) : [],
    input: frame.input,
    messages: pipeline.conversation.turns.map(({ message }) => message),
    lastReply: pipeline.lastReply,
    lastReplyEnd: pipeline.lastAnswer ? englishEnding(pipeline.lastAnswer) : null,
    above: jsonAsText(pipeline.above),
    given: run.inputs[node.id],
    runCommand: host.runCommand,
    files: host.files,
    print: host.print,
    now: () => host.now(),
    random: () => host.random(),
    sleep: ms => host.sleep(ms, signal),
    override: run.overrides[node.id] ?? {},
    resolve: (text, roots) => resolveForModel(text, withRoots(templates, roots)),
    steps: () => frame.states,
    reasoning: own && readFace(own)?.reasoning,

    run,
    pipeline,
    node,
    offered: [],
    mayHaveArrived: false,
    partial: undefined,
    attempts,
    place: `${pipeline.place}/${node.id}`,
    answerStart: run.answerStart?.nodeId === node.id ? run.answerStart : undefined,
    templates,
    templatesOf,
    emit,
    events,
    note,
    noteOutcome,
    pausedWhile,
    onCard,
    async model(id) {
      const wanted = id || document.settings?.defaultModel || ''
      const asking = {
        document,
        nodeId: node.id,
        inputs: run.inputs,
        types: host.nodeTypes,
        random: () => host.random(),
      }
      return (await cardModel(wanted, asking)) ?? host.model(wanted)
    },
    async gate(kind) {
      signal.throwIfAborted()
      const limit = kind === 'node' ? reachedLimit(document.settings?.limits, run.spent) : null
      if (limit) throw limit
      const { gate } = host
      if (!gate) return
      await pausedWhile(() => gate({ kind, pipelineId: pipeline.pipeline.id, nodeId: node.id }, signal))
      signal.throwIfAborted()
    },
    spend(cost, { label }) {
      const { spent } = run
      spent.costUsd += cost?.total ?? 0
      const limit = document.settings?.limits?.maxCostUsd
      if (cost || limit === undefined || spent.unpriced.has(label)) return
      spent.unpriced.add(label)
      const said = msg('The limit of {limit} covers only a part of this run: the price of {model} is not known.', {
        limit: `$${limit}`,
        model: label,
      })
      note('warning', said, { unpricedModel: label }, node.id)
    },
    withUniqueId(call) {
      const wanted = call.id || 'call'
      let id = wanted
      for (let count = 2; run.callIds.has(id); count++) id = `${wanted}_${count}`
      return id === call.id ? call : { ...call, id }
    },
  }
  return context
}

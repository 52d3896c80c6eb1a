import { type MessageDescriptor, msg } from '../../language/message'
import { englishEnding } from '../../model/answer-ending'
import type { Node } from '../../model/document'
import type { RunEvent } from '../../model/events'
import { type JsonObject, jsonAsText } from '../../model/json'
import { reachedLimit } from '../../model/limits'
import type { NodeContext, ToolContext } from '../../model/node-type'
import { mayRepeat, type OutgoingKind, type OutgoingOutcome } from '../../model/outgoing'
import { resolveForModel, withRoots } from '../../model/templates'
import { readFace } from '../../model/tool-face'
import { Broker } from '../net/broker'
import type { Attempts } from './attempts'
import { cardModel, textsAbove } from './card-models'
import { failureOf, tellingHost } from './host-answers'
import { type EngineContext, type EventBody, emitOf, type PipelineContext } from './run-context'
import type { TimeLimit } from './time-limit'

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
  const { document } = run
  const { signal } = limit
  const events: RunEvent[] = []
  const emitAtNode = emitOf(pipeline, node.id)
  const emit = (body: EventBody) => void events.push(emitAtNode(body))
  const host = tellingHost(run.host.forNode?.(node.id) ?? run.host, emit)
  const pausedWhile: EngineContext['pausedWhile'] = wait => pipeline.pausedWhile(() => limit.pausedWhile(wait))

  const note: EngineContext['note'] = (level, said, data, cardId) =>
    emit({
      type: 'log',
      level,
      message: said,
      data,
      cardId,
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
      runCode:
        runCode && (async (code, args) => runCode.call(host, { code, args, context: frame.codeContext }, signal)),
      mcp:
        mcp &&
        (async url =>
          mcp.call(host, url, async (request, isCall) => broker.converse(request, isCall, signal, kind), signal)),
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
    onDevice: compute => (host.onDevice ? host.onDevice(compute, signal) : compute()),
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
    host,
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
        random: () => run.host.random(),
      }
      // In a run that is played again, what answered then answers for the models of cards too.
      const resolve = async () => (!run.host.forNode && (await cardModel(wanted, asking))) || host.model(wanted)
      try {
        const { languageModel, ...facts } = await resolve()
        emit({ type: 'host-answer', service: 'model', value: facts as JsonObject })
        return { ...facts, languageModel }
      } catch (error) {
        emit({ type: 'host-answer', service: 'model', failed: failureOf(error) })
        throw error
      }
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

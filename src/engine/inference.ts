import { asJson, Tally } from './agent-output'
import { type AssembledContext, type Conversation, enabledOf, requestOf } from './conversation'
import { costOf, estimateUsage } from './cost'
import type { JsonObject, JsonValue } from './json'
import {
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type ResolvedModel,
  type StopReason,
  type ToolCall,
} from './model'
import type { NodeScope } from './node-scope'
import type { InferenceSettings } from './node-type'
import type { OfferedTool } from './segments'
import { runToolCall } from './tool-call'

/** Model calls of one inference, at most. */
export const MAX_ITERATIONS = 10

/** One reply of a model, read to its end. */
interface Reply {
  text: string
  toolCalls: ToolCall[]
  stopReason: StopReason
  providerData?: { provider: string; data: JsonValue }
  durationMs: number
}

/**
 * The loop of an inference: calls the model, runs the tools that it calls, hands the results back, until it stops
 * calling or the last round is reached. The turns go into the conversation as they are finished.
 */
export async function runInference(
  scope: NodeScope,
  conversation: Conversation,
  settings: InferenceSettings,
  offered: readonly OfferedTool[],
): Promise<{ text: string; output: JsonObject; stoppedEarly: boolean }> {
  const model = await scope.host.model(settings.model)
  const tools = enabledOf(offered, settings)
  const context = conversation.assemble(scope.nodeId, settings, tools)
  const tally = new Tally(scope, model)

  for (let round = 1; ; round++) {
    const request = requestOf(context, model.id, settings, model.temperature)
    const reply = await callModel(scope, model, request, context, round, tally)
    const last = round === MAX_ITERATIONS
    keep(conversation, context, scope.nodeId, {
      role: 'assistant',
      content: reply.text,
      // Calls that nobody answers would make the next request invalid.
      ...(reply.toolCalls.length > 0 && !last && { toolCalls: reply.toolCalls }),
      ...(reply.providerData && !last && { providerData: reply.providerData }),
    })
    if (reply.stopReason === 'cut')
      throw new ModelError('cut', 'The answer broke off in the middle. What came is kept. Run again to get all of it.')
    if (reply.toolCalls.length === 0 || last) {
      const stoppedEarly = reply.toolCalls.length > 0
      if (stoppedEarly)
        scope.log('warning', `Stopped after ${MAX_ITERATIONS} rounds; the calls of the last round were not run.`)
      return { text: reply.text, output: asJson(tally.output(reply.text)), stoppedEarly }
    }
    for (const call of reply.toolCalls) await answerCall(scope, conversation, context, call, tools, round, tally)
  }
}

function keep(
  conversation: Conversation,
  context: AssembledContext,
  nodeId: string,
  message: ModelRequest['messages'][number],
): void {
  if (message.role === 'assistant' && message.content === '' && !message.toolCalls) return
  conversation.addMessage(nodeId, message)
  // The next round sends what this one sent, and what came of it; events hold the old lists, so these are new ones.
  context.messages = [...context.messages, message]
  context.origins = { ...context.origins, messages: [...context.origins.messages, { nodeId }] }
}

async function callModel(
  scope: NodeScope,
  model: ResolvedModel,
  request: ModelRequest,
  context: AssembledContext,
  round: number,
  tally: Tally,
): Promise<Reply> {
  await scope.gate('model-call')
  const startedAt = scope.host.now()
  scope.emit({
    type: 'request',
    round,
    provider: model.provider,
    modelLabel: model.label,
    ...(model.insteadOf !== undefined && { insteadOf: model.insteadOf }),
    request,
    origins: context.origins,
    ...(model.contextWindow !== undefined && { contextWindow: model.contextWindow }),
  })
  let text = ''
  let usage: Extract<ModelEvent, { type: 'usage' }>['usage'] | undefined
  let end: Extract<ModelEvent, { type: 'end' }> | undefined
  let firstTokenMs: number | null = null
  let failure: unknown
  const toolCalls: ToolCall[] = []
  try {
    for await (const event of model.languageModel.stream(request, scope.signal)) {
      if (event.type === 'text-delta' || event.type === 'tool-call') firstTokenMs ??= scope.host.now() - startedAt
      if (event.type === 'text-delta') {
        text += event.text
        scope.emit({ type: 'text-delta', round, text: event.text })
      } else if (event.type === 'tool-call') {
        toolCalls.push(event.call)
        scope.emit({ type: 'tool-call', round, call: event.call, toolNodeId: scope.makerOf(event.call.name) })
      } else if (event.type === 'usage') usage = event.usage
      else end = event
    }
  } catch (error) {
    failure = error
  }
  const durationMs = scope.host.now() - startedAt
  // Nothing came and it failed: there was no response to speak of.
  if (failure !== undefined && text === '' && toolCalls.length === 0) throw failure
  const counted = usage ?? estimateUsage(request, text + (toolCalls.length > 0 ? JSON.stringify(toolCalls) : ''))
  const cost = costOf(counted, model.price)
  scope.emit({ type: 'usage', round, usage: counted, cost })
  tally.addCall(counted, cost, durationMs)
  const stopReason = end?.stopReason ?? 'cut'
  scope.emit({ type: 'response', round, text, toolCalls, stopReason, durationMs, firstTokenMs })
  if (failure !== undefined) throw failure
  return { text, toolCalls, stopReason, durationMs, ...(end?.providerData && { providerData: end.providerData }) }
}

async function answerCall(
  scope: NodeScope,
  conversation: Conversation,
  context: AssembledContext,
  call: ToolCall,
  tools: readonly OfferedTool[],
  round: number,
  tally: Tally,
): Promise<void> {
  scope.signal.throwIfAborted()
  const startedAt = scope.host.now()
  const outcome = await runToolCall(call, tools, scope.toolContext(scope.makerOf(call.name)))
  const durationMs = scope.host.now() - startedAt
  scope.emit({ type: 'tool-result', round, callId: call.id, toolName: call.name, ...outcome, durationMs })
  keep(conversation, context, scope.nodeId, {
    role: 'tool',
    callId: call.id,
    toolName: call.name,
    content: outcome.content,
    ...(outcome.isError && { isError: true }),
  })
  if (!outcome.isError) {
    conversation.addOutput({
      type: outcome.outputType,
      toolName: call.name,
      data: outcome.data,
      ...(outcome.explanation !== undefined && { explanation: outcome.explanation }),
    })
  }
  tally.addToolCall(call, outcome.mistake ? outcome.content : (outcome.data ?? outcome.content), startedAt, durationMs)
}

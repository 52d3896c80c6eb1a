import { asJson, Tally } from './agent-output'
import { type AssembledContext, type Conversation, enabledOf, requestOf } from './conversation'
import type { JsonObject } from './json'
import { ModelError, type ModelRequest, type ToolCall } from './model'
import { callModel } from './model-call'
import type { NodeScope } from './node-scope'
import type { InferenceSettings } from './node-type'
import type { OfferedTool } from './segments'
import { runToolCall } from './tool-call'

/** Model calls of one inference, at most. */
export const MAX_ITERATIONS = 10

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
  const model = await scope.model(settings.model)
  const tools = enabledOf(offered, settings)
  const context = conversation.assemble(scope.nodeId, settings, tools)
  const tally = new Tally(scope, model)

  for (let round = 1; ; round++) {
    const request = requestOf(context, model.id, settings, model.temperature)
    const reply = await callModel(scope, model, request, context.origins, round, tally)
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
  const outcome = await runToolCall(call, tools, scope.toolServices)
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
    if (outcome.toolNodeId) scope.call.frame.record(outcome.toolNodeId, { output: outcome.data })
    conversation.addOutput({
      type: outcome.outputType,
      toolName: call.name,
      data: outcome.data,
      ...(outcome.explanation !== undefined && { explanation: outcome.explanation }),
    })
  }
  tally.addToolCall(call, outcome.mistake ? outcome.content : (outcome.data ?? outcome.content), startedAt, durationMs)
}

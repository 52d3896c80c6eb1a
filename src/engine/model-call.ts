import type { Tally } from './agent-output'
import { costOf, estimateUsage } from './cost'
import type { RequestOrigins } from './events'
import type { JsonValue } from './json'
import type { ModelEvent, ModelRequest, ResolvedModel, StopReason, ToolCall } from './model'
import type { NodeScope } from './node-scope'

/** One reply of a model, read to its end. */
export interface Reply {
  text: string
  toolCalls: ToolCall[]
  stopReason: StopReason
  providerData?: { provider: string; data: JsonValue }
  durationMs: number
}

/**
 * One model call: tells the request, everything that streams, what it used and the whole response.
 * @throws ModelError, or the abort, after telling what had come by then.
 */
export async function callModel(
  scope: NodeScope,
  model: ResolvedModel,
  request: ModelRequest,
  origins: RequestOrigins,
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
    origins,
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

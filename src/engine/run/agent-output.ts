import { addCosts } from '../../model/cost'
import type { CallCost } from '../../model/events'
import type { JsonObject, JsonValue } from '../../model/json'
import type { ResolvedModel, ToolCall } from '../../model/language-model'
import type { NodeScope } from './node-scope'

/** The output of an inference, in the field names of an agent's output. Times are ISO, durations milliseconds. */
export type AgentOutput = {
  content: string
  model: string
  tokens: { prompt: number; completion: number; total: number }
  /** Dollars; null where the price is unknown. */
  cost: CallCost | null
  toolCalls: { list: ToolCallRecord[]; count: number }
  providerTiming: {
    startTime: string
    endTime: string
    duration: number
    modelTime: number
    toolsTime: number
    iterations: number
  }
}

type ToolCallRecord = {
  name: string
  arguments: JsonValue
  result: JsonValue
  startTime: string
  endTime: string
  duration: number
}

/** Sums up the usage of an inference. */
export class UsageTally {
  private readonly startedAt: number
  private prompt = 0
  private completion = 0
  private cost: CallCost | null = { input: 0, output: 0, total: 0 }
  private modelTime = 0
  private toolsTime = 0
  private iterations = 0
  private readonly calls: ToolCallRecord[] = []

  constructor(
    private readonly scope: NodeScope,
    private readonly model: ResolvedModel,
  ) {
    this.startedAt = scope.host.now()
  }

  addCall(usage: { input: number; output: number }, cost: CallCost | null, durationMs: number): void {
    this.prompt += usage.input
    this.completion += usage.output
    this.cost = addCosts(this.cost, cost)
    this.modelTime += durationMs
    this.iterations += 1
    this.scope.spend(cost)
  }

  addToolCall(call: ToolCall, result: JsonValue, startedAt: number, durationMs: number): void {
    this.toolsTime += durationMs
    this.calls.push({
      name: call.name,
      arguments: call.arguments,
      result,
      startTime: iso(startedAt),
      endTime: iso(startedAt + durationMs),
      duration: durationMs,
    })
  }

  output(content: string): AgentOutput {
    const endedAt = this.scope.host.now()
    return {
      content,
      model: this.model.id,
      tokens: { prompt: this.prompt, completion: this.completion, total: this.prompt + this.completion },
      cost: this.cost,
      toolCalls: { list: this.calls, count: this.calls.length },
      providerTiming: {
        startTime: iso(this.startedAt),
        endTime: iso(endedAt),
        duration: endedAt - this.startedAt,
        modelTime: this.modelTime,
        toolsTime: this.toolsTime,
        iterations: this.iterations,
      },
    }
  }
}

/** The newest time that was written out: a call often begins and ends in the same millisecond. */
let newest = { milliseconds: 0, text: '1970-01-01T00:00:00.000Z' }

function iso(time: number): string {
  const milliseconds = Math.trunc(time)
  if (milliseconds !== newest.milliseconds) {
    // biome-ignore lint/style/noRestrictedGlobals: writes out a time that was given; the clock is not read.
    newest = { milliseconds, text: new Date(milliseconds).toISOString() }
  }
  return newest.text
}

/** The output of an inference, as in a run event. */
export function asJson(output: AgentOutput): JsonObject {
  return output as unknown as JsonObject
}

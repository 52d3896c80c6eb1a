import { addCosts } from '../../model/cost'
import type { CallCost } from '../../model/events'
import type { JsonValue } from '../../model/json'
import type { ResolvedModel, ToolCall } from '../../model/language-model'
import type { AgentOutput } from '../../model/node-type'

/** Sums up the usage of an inference. */
export class UsageTally {
  private prompt = 0
  private completion = 0
  private cost: CallCost | null = { input: 0, output: 0, total: 0 }
  private modelTime = 0
  private toolsTime = 0
  private iterations = 0
  private readonly calls: AgentOutput['toolCalls']['list'] = []

  constructor(
    private readonly model: ResolvedModel,
    private readonly startedAt: number,
  ) {}

  addCall(usage: { input: number; output: number }, cost: CallCost | null, durationMs: number): void {
    this.prompt += usage.input
    this.completion += usage.output
    this.cost = addCosts(this.cost, cost)
    this.modelTime += durationMs
    this.iterations += 1
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

  output(content: string, endedAt: number): AgentOutput {
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

function iso(milliseconds: number): string {
  // biome-ignore lint/style/noRestrictedGlobals: writes out a time that was given; the clock is not read.
  return new Date(milliseconds).toISOString()
}

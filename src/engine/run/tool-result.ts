import type { ToolCall } from '../model/language-model'
import type { ToolCallOutcome } from '../tools/tool-call'
import type { NodeScope } from './node-scope'

/** Runs a tool for a model or a step, and emits its result with the time that it took. */
export async function emitToolResult<T extends ToolCallOutcome>(
  scope: NodeScope,
  round: number,
  { id: callId, name: toolName }: ToolCall,
  run: () => Promise<T>,
): Promise<T & { startedAt: number; durationMs: number }> {
  const startedAt = scope.host.now()
  const outcome = await run()
  const durationMs = scope.host.now() - startedAt
  const { toolNodeId, outputType, content, data, isError, mistake, explanation } = outcome
  const more = { ...(mistake && { mistake }), ...(explanation !== undefined && { explanation }) }
  const result = { toolNodeId, outputType, content, data, isError, ...more, durationMs }
  scope.emit({ type: 'tool-result', round, callId, toolName, ...result })
  return { ...outcome, startedAt, durationMs }
}

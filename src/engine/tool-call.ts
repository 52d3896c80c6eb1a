import { schemaProblems } from './arguments'
import type { RunEventOf } from './events'
import { isJsonObject, type JsonValue } from './json'
import type { ToolCall } from './model'
import type { ToolContext, ToolOutcome } from './node-type'
import type { OfferedTool } from './segments'

/** What came of a call: the part of a `tool-result` event that is not its place and time. */
export type ToolCallOutcome = Pick<
  RunEventOf<'tool-result'>,
  'toolNodeId' | 'outputType' | 'content' | 'data' | 'isError' | 'mistake' | 'explanation'
>

/**
 * Runs one call on the node that made the tool. A call that fits nothing comes back as an error result for the model,
 * marked as the model's mistake; only an abort is thrown.
 */
export async function runToolCall(
  call: ToolCall,
  offered: readonly OfferedTool[],
  context: ToolContext,
): Promise<ToolCallOutcome> {
  const offer = offered.find(({ tool }) => tool.name === call.name)
  if (!offer) {
    const names = offered.map(({ tool }) => tool.name).join(', ')
    return mistake(null, 'unknown', call, [
      `There is no tool named “${call.name}”. ${names ? `The tools are: ${names}.` : 'There are no tools.'}`,
    ])
  }
  const { nodeId, nodeTool, tool } = offer
  if (call.malformed !== undefined) {
    return mistake(nodeId, nodeTool.outputType, call, ['The arguments are not valid JSON.'])
  }
  const misfits = await schemaProblems(tool.inputSchema, call.arguments)
  const problems = misfits.length > 0 ? misfits : (nodeTool.check?.(call.arguments) ?? [])
  if (problems.length > 0) return mistake(nodeId, nodeTool.outputType, call, problems)

  const outcome = await runGuarded(offer, call, context)
  return {
    toolNodeId: nodeId,
    outputType: nodeTool.outputType,
    content: outcome.content,
    data: outcome.data,
    isError: outcome.isError ?? false,
    ...explanationOf(call.arguments),
  }
}

async function runGuarded({ nodeTool, tool }: OfferedTool, call: ToolCall, context: ToolContext): Promise<ToolOutcome> {
  try {
    return await nodeTool.run(call.arguments, context)
  } catch (error) {
    context.signal.throwIfAborted()
    const said = error instanceof Error ? error.message : String(error)
    context.log('error', `The tool ${tool.name} failed: ${said}`)
    return { data: null, content: said, isError: true }
  }
}

function mistake(toolNodeId: string | null, outputType: string, call: ToolCall, problems: string[]): ToolCallOutcome {
  const came = call.malformed ?? call.arguments
  return {
    toolNodeId,
    outputType,
    content: `That call does not fit: ${problems.join('; ')}. Please call again with arguments that fit.`,
    data: null,
    isError: true,
    mistake: { problems, came },
    ...explanationOf(call.arguments),
  }
}

function explanationOf(args: JsonValue): { explanation?: string } {
  return isJsonObject(args) && typeof args.explanation === 'string' ? { explanation: args.explanation } : {}
}

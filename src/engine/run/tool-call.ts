import { joinTexts, localizedMessage } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { describeError } from '../../model/describe-error'
import type { RunEventOf } from '../../model/events'
import { isJsonObject, type JsonSchema, type JsonValue } from '../../model/json'
import type { ToolCall } from '../../model/language-model'
import { LimitError } from '../../model/limits'
import type { ToolOutcome } from '../../model/node-type'
import { schemaProblems } from '../tools/arguments'
import { coerceArguments } from '../tools/coerce-arguments'
import type { OfferedTool } from '../tools/offered-tools'
import { withPrefilled } from '../tools/prefilled'
import type { NodeScope } from './node-scope'

/** The result of a call: a `tool-result` event without place and time. */
type ToolCallOutcome = Pick<
  RunEventOf<'tool-result'>,
  'toolNodeId' | 'outputType' | 'content' | 'words' | 'data' | 'isError' | 'mistake' | 'readAs' | 'explanation'
>

/** The outcome of a call, with the time that it took. */
interface TimedOutcome<T> {
  outcome: T
  startedAt: number
  durationMs: number
}

/** Runs a tool for a model or a step, and emits its result with the time that it took. */
export async function emitToolResult<T extends ToolCallOutcome>(
  scope: NodeScope,
  round: number,
  { id: callId, name: toolName }: ToolCall,
  run: () => Promise<T>,
): Promise<TimedOutcome<T>> {
  const startedAt = scope.host.now()
  const outcome = await run()
  const durationMs = scope.host.now() - startedAt
  const { toolNodeId, outputType, content, words, data, isError, mistake, readAs, explanation } = outcome
  const more = {
    ...(words && { words }),
    ...(mistake && { mistake }),
    ...(readAs && { readAs }),
    ...(explanation !== undefined && { explanation }),
  }
  const type = 'tool-result'
  scope.emit({ type, round, callId, toolName, toolNodeId, outputType, content, data, isError, ...more, durationMs })
  return { outcome, startedAt, durationMs }
}

/**
 * Runs one call on the tool's node, or on its pipeline. An invalid call returns an error result for the model, marked
 * as the model's mistake; only an abort or a limit is thrown.
 */
export async function runToolCall(
  scope: NodeScope,
  written: ToolCall,
  offered: readonly OfferedTool[],
): Promise<ToolCallOutcome> {
  const offer = offered.find(({ tool }) => tool.name === written.name)
  if (!offer || written.malformed !== undefined) return runRead(scope, written, offered)
  const { value, notes } = coerceArguments(offer.tool.inputSchema, written.arguments)
  const outcome = await runRead(scope, { ...written, arguments: value }, offered)
  return notes.length > 0 ? { ...outcome, readAs: notes } : outcome
}

/** Runs a call whose arguments have the types that they are read as. */
async function runRead(scope: NodeScope, call: ToolCall, offered: readonly OfferedTool[]): Promise<ToolCallOutcome> {
  const offer = offered.find(({ tool }) => tool.name === call.name)
  if (!offer) {
    const names = offered.map(({ tool }) => tool.name).join(', ')
    const name = call.name
    return mistake(null, 'unknown', call, [
      names
        ? msg('There is no tool named “{name}”. The tools are: {names}.', { name, names })
        : msg('There is no tool named “{name}”. There are no tools.', { name }),
    ])
  }
  const outputType = offer.kind === 'node' ? offer.nodeTool.outputType : 'pipeline'
  if (call.malformed !== undefined)
    return mistake(offer.nodeId, outputType, call, [msg('The arguments are not valid JSON.')])

  const misfits = await schemaProblems(offer.tool.inputSchema, call.arguments)
  if (misfits.length > 0) return mistake(offer.nodeId, outputType, call, misfits)
  if (offer.kind === 'pipeline') {
    const args = isJsonObject(call.arguments) ? call.arguments : { value: call.arguments }
    return outcomeOf(call, offer.nodeId, outputType, await scope.callPipeline(offer.pipelineId, args, call.id))
  }

  const prefilled = scope.prefilled(offer)
  const args = withPrefilled(call.arguments, prefilled, offer.nodeTool.inputSchema)
  if (Object.keys(prefilled).length > 0) {
    // The model's arguments are valid already: remaining errors are in the prefilled ones.
    const wrong = await schemaProblems(offer.nodeTool.inputSchema, args)
    if (wrong.length > 0) {
      const said = localizedMessage(
        msg('The arguments that the person filled in do not fit: {problems}. Calling again will not help.', {
          problems: joinTexts(wrong),
        }),
      )
      return outcomeOf(call, offer.nodeId, outputType, {
        data: null,
        content: said.message,
        isError: true,
        ...(said.words && { words: said.words }),
      })
    }
  }
  const { nodeId, nodeTool } = offer
  const problems = nodeTool.check?.(args) ?? []
  if (problems.length > 0) return mistake(nodeId, outputType, call, problems)
  const context = scope.toolContext(nodeId)
  const made = () => scope.callNode(nodeId, async () => nodeTool.run(args, context))
  const onFailure = (why: LocalizedText) =>
    context.log('error', msg('The tool {name} failed: {why}', { name: offer.tool.name, why }))
  return outcomeOf(call, nodeId, outputType, await resultOf(made, scope, onFailure))
}

/** What is wrong with the arguments of a tool, by its schema or by its own rules; none where it can run. */
export async function argumentProblems(
  { inputSchema, check }: { inputSchema?: JsonSchema; check?(args: JsonValue): LocalizedText[] },
  args: JsonValue,
): Promise<readonly LocalizedText[]> {
  const misfits = inputSchema ? await schemaProblems(inputSchema, args) : []
  return misfits.length > 0 ? misfits : (check?.(args) ?? [])
}

/** Makes a call. Its failure is a result; only an abort and a limit of the run are thrown. */
export async function resultOf(
  call: () => Promise<ToolOutcome>,
  scope: Pick<NodeScope, 'throwIfAborted'>,
  onFailure?: (why: LocalizedText) => void,
): Promise<ToolOutcome> {
  try {
    return await call()
  } catch (error) {
    scope.throwIfAborted()
    if (error instanceof LimitError) throw error
    const why = describeError(error)
    onFailure?.(why)
    const { message: content, words } = localizedMessage(why)
    return { data: null, content, isError: true, ...(words && { words }) }
  }
}

function outcomeOf(
  call: ToolCall,
  toolNodeId: string | null,
  outputType: string,
  outcome: ToolOutcome,
): ToolCallOutcome {
  return {
    toolNodeId,
    outputType,
    content: outcome.content,
    ...(outcome.words && { words: outcome.words }),
    data: outcome.data,
    isError: outcome.isError ?? false,
    ...explanationOf(call.arguments),
  }
}

function mistake(
  toolNodeId: string | null,
  outputType: string,
  call: ToolCall,
  problems: LocalizedText[],
): ToolCallOutcome {
  const came = call.malformed ?? call.arguments
  return {
    toolNodeId,
    outputType,
    content: `That call does not fit: ${problems.map(problem => withoutStop(englishMessages.localize(problem))).join('; ')}. Please call again with arguments that fit.`,
    data: null,
    isError: true,
    mistake: { problems, came },
    ...explanationOf(call.arguments),
  }
}

/** Several problems make one sentence. */
const withoutStop = (problem: string) => problem.replace(/\.$/, '')

function explanationOf(args: JsonValue): { explanation?: string } {
  return isJsonObject(args) && typeof args.explanation === 'string' ? { explanation: args.explanation } : {}
}

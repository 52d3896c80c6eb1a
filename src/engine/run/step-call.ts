import { joinTexts, LocalizedError, localizedMessage } from '../../language/localized-error'
import { msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { NodeTool, ToolOutcome } from '../../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'
import { nodeOf, type ToolReference } from '../../model/step-tools'
import { resolveTemplates } from '../../model/templates'
import { safeName } from '../../model/tool-names'
import { pipelineTool, pipelineToolName } from '../tools/pipeline-tool'
import { prefilledOf, withPrefilled } from '../tools/prefilled'
import type { ToolResponse } from '../tools/tool-response'
import type { Conversation } from './conversation'
import type { NodeScope } from './node-scope'
import { nodeRunContext, resolvedConfig } from './node-work'
import { argumentProblems, emitToolResult, resultOf } from './tool-call'
import { ToolError } from './work-failure'

/** A tool as a step calls it. `inputSchema` and `check` are those of its arguments. */
interface StepTool extends Partial<Pick<NodeTool, 'inputSchema' | 'check'>> {
  toolName: string
  toolNodeId: string | null
  outputType: string
  /** Completes the arguments that the step gives. */
  complete?(args: JsonObject): JsonValue
  call(args: JsonValue, callId: string): Promise<ToolOutcome>
}

/**
 * Calls a tool for a step without a model, of the document or of the step itself: emits the call and its result, and
 * returns its data.
 * @throws Error with the tool's message when it fails.
 */
export async function callTool(
  scope: NodeScope,
  conversation: Conversation,
  tool: ToolReference | NodeTool,
  given: JsonObject,
): Promise<JsonValue> {
  const called = 'run' in tool ? ownTool(scope, tool) : toolOf(scope, conversation, tool)
  const { toolName, toolNodeId, outputType } = called
  const { values: args, resolvedInputs } = scope.referenced(given)
  const call = { id: scope.nextId(), name: toolName, arguments: args }
  const named = Object.keys(resolvedInputs).length > 0 ? { resolvedInputs } : {}
  scope.emit({ type: 'tool-call', round: 0, call, toolNodeId, ...named })
  const make = () => checkedCall(called, called.complete?.(args) ?? args, call.id)
  const { outcome } = await emitToolResult(scope, 0, call, async () => {
    const { data, content, isError = false, words, retry, code } = await resultOf(make, scope)
    return { toolNodeId, outputType, data, content, isError, words, retry, code }
  })
  const { data, content, isError, words, retry, code } = outcome
  if (isError) throw new ToolError(words ?? content, retry, code)
  return data
}

async function checkedCall(tool: StepTool, args: JsonValue, callId: string): Promise<ToolOutcome> {
  const problems = await argumentProblems(tool, args)
  if (problems.length === 0) return tool.call(args, callId)
  const said = localizedMessage(
    msg('The tool {name} cannot take this input: {problems}.', {
      name: tool.toolName,
      problems: joinTexts(problems),
    }),
  )
  return { data: null, content: said.message, isError: true, ...(said.words && { words: said.words }) }
}

function ownTool(scope: NodeScope, tool: NodeTool): StepTool {
  const { inputSchema, outputType } = tool
  const call = async (args: JsonValue) => tool.run(args, scope.toolContext(scope.nodeId))
  return { toolName: tool.name(null), toolNodeId: scope.nodeId, outputType, inputSchema, call }
}

function toolOf(scope: NodeScope, conversation: Conversation, { kind, id, name }: ToolReference): StepTool {
  const { nodeTypes } = scope.host
  if (kind === 'pipeline') {
    const pipeline = scope.document.pipelines.find(each => each.id === id)
    return {
      toolName: pipeline ? pipelineToolName(pipeline) : (name ?? id),
      toolNodeId: null,
      outputType: 'pipeline',
      ...(pipeline && { inputSchema: pipelineTool(pipeline, nodeTypes).inputSchema }),
      call: async (args, callId) => plain(await scope.callPipeline(id, args as JsonObject, callId)),
    }
  }
  const there = nodeOf(scope.document, id)
  const parsed = there && parseNode(there.node, nodeTypes)
  if (!parsed || !isReadable(parsed))
    throw new LocalizedError(msg('The tool “{name}” is not there any more.', { name: name ?? id }))
  return nodeTool(scope, conversation, parsed)
}

function nodeTool(scope: NodeScope, conversation: Conversation, parsed: ParsedNode): StepTool {
  const { node, type, config } = parsed
  const safe = safeName(node.config.name)
  const tool = type.tool?.(config)
  if (tool) {
    const { inputSchema, outputType } = tool
    return {
      toolName: tool.name(safe),
      toolNodeId: node.id,
      outputType,
      inputSchema,
      check: args => tool.check?.(args) ?? [],
      complete(given) {
        const prefilled = resolveTemplates(prefilledOf(node.config), scope.templates)
        return withPrefilled(given, isJsonObject(prefilled) ? prefilled : {}, inputSchema)
      },
      call: args => scope.callNode(node.id, async () => tool.run(args, scope.toolContext(node.id))),
    }
  }
  const toolName = safe ?? type.type
  const inputSchema = type.inputSchema?.(config)
  const answerOf = async (args: JsonObject): Promise<ToolOutcome> => {
    if (!type.run)
      throw new LocalizedError(
        msg('The tool {name} cannot take this input: it does nothing by itself.', { name: toolName }),
      )
    const own = nodeRunContext(scope, conversation, {
      lastReply: '',
      above: '',
      given: undefined,
      called: { nodeId: node.id, input: args },
      callTool: (inner: ToolReference | NodeTool, innerArgs: JsonObject) =>
        callTool(scope, conversation, inner, innerArgs),
    })
    const resolved = resolvedConfig(parsed, () => scope.templatesOf(args))
    const { output, failure, isResponse } = await type.run(resolved, own)
    if (failure) {
      const { message, words, code } = failure
      return { data: output, content: message, isError: true, ...(words && { words }), retry: failure, code }
    }
    const data = isResponse ? (output as unknown as ToolResponse).data : output
    return { data, content: JSON.stringify(data) }
  }
  return {
    toolName,
    toolNodeId: node.id,
    outputType: 'data',
    ...(inputSchema && { inputSchema }),
    call: args => scope.callNode(node.id, () => answerOf(args as JsonObject)),
  }
}

/** The response of a pipeline for a step: its data, or its error. */
function plain({ data, isError, words, retry }: ToolOutcome): ToolOutcome {
  const response = data as unknown as ToolResponse
  if (isError) {
    const { error, errorCode } = response
    const said = error === undefined ? localizedMessage(msg('It did not work.')) : { message: error, words }
    return {
      data,
      content: said.message,
      isError,
      ...(said.words && { words: said.words }),
      ...(retry && { retry }),
      ...(errorCode && { code: errorCode }),
    }
  }
  return { data: response.data, content: JSON.stringify(response.data) }
}

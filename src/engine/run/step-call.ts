import { isJsonObject, type JsonObject, type JsonValue } from '../model/json'
import { LimitError } from '../model/limits'
import type { NodeTool, ToolOutcome } from '../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../model/parsed-node'
import { sayError } from '../model/say-error'
import { nodeOf, type ToolReference } from '../model/step-tools'
import { resolveTemplates } from '../model/templates'
import { safeName } from '../model/tool-names'
import { schemaProblems } from '../tools/arguments'
import { pipelineTool, pipelineToolName } from '../tools/pipeline-tool'
import { prefilledOf, withPrefilled } from '../tools/prefilled'
import type { ToolResponse } from '../tools/tool-response'
import type { Conversation } from './conversation'
import type { NodeScope } from './node-scope'
import { nodeRunContext, resolvedConfig } from './node-work'
import { ToolError } from './work-failure'

/** A tool as a step calls it. */
interface StepTool {
  toolName: string
  toolNodeId: string | null
  outputType: string
  call(args: JsonObject, callId: string): Promise<ToolOutcome>
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
  const { toolName, toolNodeId, outputType, call } =
    'run' in tool ? ownTool(scope, tool) : toolOf(scope, conversation, tool)
  const { values: args, resolvedInputs } = scope.referenced(given)
  const callId = scope.nextId()
  const named = Object.keys(resolvedInputs).length > 0 ? { resolvedInputs } : {}
  scope.emit({
    type: 'tool-call',
    round: 0,
    call: { id: callId, name: toolName, arguments: args },
    toolNodeId,
    ...named,
  })
  const startedAt = scope.host.now()
  const { data, content, isError = false, retry, code } = await guarded(scope, () => call(args, callId))
  const durationMs = scope.host.now() - startedAt
  scope.emit({
    type: 'tool-result',
    round: 0,
    callId,
    toolName,
    toolNodeId,
    outputType,
    content,
    data,
    isError,
    durationMs,
  })
  if (isError) throw new ToolError(content, retry, code)
  return data
}

/** A failure of a tool is its answer; only an abort and a run limit propagate. */
async function guarded(scope: NodeScope, call: () => Promise<ToolOutcome>): Promise<ToolOutcome> {
  try {
    return await call()
  } catch (error) {
    scope.signal.throwIfAborted()
    if (error instanceof LimitError) throw error
    return { data: null, content: sayError(error), isError: true }
  }
}

function ownTool(scope: NodeScope, tool: NodeTool): StepTool {
  const toolName = tool.name(null)
  const call = async (args: JsonObject) =>
    (await misfit(tool.inputSchema, args, toolName)) ?? tool.run(args, scope.toolContext(scope.nodeId))
  return { toolName, toolNodeId: scope.nodeId, outputType: tool.outputType, call }
}

function toolOf(scope: NodeScope, conversation: Conversation, { kind, id, name }: ToolReference): StepTool {
  const { nodeTypes } = scope.host
  if (kind === 'pipeline') {
    const pipeline = scope.document.pipelines.find(each => each.id === id)
    const toolName = pipeline ? pipelineToolName(pipeline) : (name ?? id)
    const schema = pipeline && pipelineTool(pipeline, nodeTypes).inputSchema
    const call = async (args: JsonObject, callId: string) =>
      (await misfit(schema, args, toolName)) ?? plain(await scope.callPipeline(id, args, callId))
    return { toolName, toolNodeId: null, outputType: 'pipeline', call }
  }
  const there = nodeOf(scope.document, id)
  const parsed = there && parseNode(there.node, nodeTypes)
  if (!parsed || !isReadable(parsed)) throw new Error(`The tool “${name ?? id}” is not there any more.`)
  return nodeTool(scope, conversation, parsed)
}

function nodeTool(scope: NodeScope, conversation: Conversation, parsed: ParsedNode): StepTool {
  const { node, type, config } = parsed
  const safe = safeName(node.config.name)
  const tool = type.tool?.(config)
  if (tool) {
    const toolName = tool.name(safe)
    const call = async (given: JsonObject) => {
      const prefilled = resolveTemplates(prefilledOf(node.config), scope.templates)
      const args = withPrefilled(given, isJsonObject(prefilled) ? prefilled : {}, tool.inputSchema)
      const wrong = await misfit(tool.inputSchema, args, toolName)
      if (wrong) return wrong
      const problems = tool.check?.(args) ?? []
      if (problems.length > 0) return refused(toolName, problems)
      return scope.callNode(node.id, async () => tool.run(args, scope.toolContext(node.id)))
    }
    return { toolName, toolNodeId: node.id, outputType: tool.outputType, call }
  }
  const toolName = safe ?? type.type
  const { run } = type
  const call = async (args: JsonObject): Promise<ToolOutcome> => {
    const wrong = await misfit(type.inputSchema?.(config), args, toolName)
    if (wrong || !run) return wrong ?? refused(toolName, ['it does nothing by itself'])
    return scope.callNode(node.id, () => answerOf(run, args))
  }
  const answerOf = async (run: NonNullable<typeof type.run>, args: JsonObject): Promise<ToolOutcome> => {
    const own = nodeRunContext(scope, conversation, {
      lastReply: '',
      above: '',
      given: undefined,
      called: { nodeId: node.id, input: args },
      callTool: (inner: ToolReference | NodeTool, innerArgs: JsonObject) =>
        callTool(scope, conversation, inner, innerArgs),
    })
    const work = await run.call(
      type,
      resolvedConfig(parsed, () => scope.templatesOf(args)),
      own,
    )
    if (work.failure) {
      const { message, code } = work.failure
      return { data: work.output, content: message, isError: true, retry: work.failure, code }
    }
    const data = work.isResponse ? (work.output as unknown as ToolResponse).data : work.output
    return { data, content: JSON.stringify(data) }
  }
  return { toolName, toolNodeId: node.id, outputType: 'data', call }
}

/** The response of a pipeline for a step: its data, or its error. */
function plain({ data, isError, retry }: ToolOutcome): ToolOutcome {
  const response = data as unknown as ToolResponse
  if (isError) {
    const { error = 'It did not work.', errorCode } = response
    return { data, content: error, isError, ...(retry && { retry }), ...(errorCode && { code: errorCode }) }
  }
  return { data: response.data, content: JSON.stringify(response.data) }
}

async function misfit(schema: JsonObject | undefined, args: JsonValue, name: string): Promise<ToolOutcome | null> {
  const problems = schema ? await schemaProblems(schema, args) : []
  return problems.length > 0 ? refused(name, problems) : null
}

function refused(name: string, problems: readonly string[]): ToolOutcome {
  return { data: null, content: `The tool ${name} cannot take this input: ${problems.join('; ')}.`, isError: true }
}

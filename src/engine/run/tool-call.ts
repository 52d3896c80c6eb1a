import { joinTexts, LocalizedError } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { describeError } from '../../model/describe-error'
import { EngineError, isLimit } from '../../model/engine-error'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { ToolCall } from '../../model/language-model'
import type { NodeTool, ToolOutcome, ToolReference } from '../../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'
import { resolveReferences } from '../../model/references'
import { integrationSchema, nodeOf } from '../../model/step-tools'
import { resolveTemplates } from '../../model/templates'
import { safeName } from '../../model/tool-names'
import { schemaProblems } from '../tools/arguments'
import { coerceArguments } from '../tools/coerce-arguments'
import { type OfferedTool, offerOfNode, offerOfPipeline } from '../tools/offered-tools'
import { withPrefilled } from '../tools/prefilled'
import type { ToolResponse } from '../tools/tool-response'
import { resolvedConfig } from './node-config'
import type { EngineContext } from './run-context'

/** The result of a call, as its `tool-result` event has it. */
export interface ToolResult extends ToolOutcome {
  toolNodeId: string | null
  outputType: string
  isError: boolean
  /** What did not fit in a model's arguments. */
  mistake?: { problems: LocalizedText[]; came: JsonValue }
  /** What was read as another type than it had: a number that was written as text. */
  readAs?: LocalizedText[]
  explanation?: string
  startedAt: number
  durationMs: number
}

/** Round of a call by a step: no model made it. */
const NO_ROUND = 0

/**
 * Calls a tool for a model or for a step: checks its arguments, completes and checks them with those that the person filled
 * in, runs it, and emits its result with the time that it took. Whatever goes wrong is a result; only an abort and a limit of
 * the run are thrown.
 * @param offered the tools that can be called.
 * @param round the model call that made it; 0 for a step.
 */
export async function callTool(
  context: EngineContext,
  call: ToolCall,
  offered: readonly OfferedTool[],
  round: number,
): Promise<ToolResult> {
  const { run, signal } = context
  const startedAt = run.host.now()
  const offer = offered.find(({ tool }) => tool.name === call.name)
  const read =
    offer && call.malformed === undefined ? coerceArguments(offer.tool.inputSchema, call.arguments) : undefined

  const outcome = await makeCall().catch((error: unknown): ToolOutcome => {
    signal.throwIfAborted()
    if (isLimit(error)) throw error
    const why = describeError(error)
    if (round !== NO_ROUND && offer?.nodeId)
      context.note('error', msg('The tool {name} failed: {why}', { name: call.name, why }))
    return failure(why)
  })
  const { isError = false } = outcome
  const outputType = offer?.kind === 'node' ? offer.nodeTool.outputType : offer ? 'pipeline' : 'unknown'
  const result: ToolResult = {
    ...outcome,
    isError,
    toolNodeId: offer?.nodeId ?? null,
    outputType,
    readAs: read?.notes.length ? read.notes : undefined,
    explanation: explanationOf(call.arguments),
    startedAt,
    durationMs: run.host.now() - startedAt,
  }
  const { retry: _, code: __, startedAt: ___, partial: ____, ...told } = result
  context.emit({ type: 'tool-result', round, callId: call.id, toolName: call.name, ...told })
  return result

  async function makeCall(): Promise<ToolOutcome> {
    if (!offer) {
      const names = offered.map(({ tool }) => tool.name).join(', ')
      return unfit([
        names
          ? msg('There is no tool named “{name}”. The tools are: {names}.', { name: call.name, names })
          : msg('There is no tool named “{name}”. There are no tools.', { name: call.name }),
      ])
    }
    if (!read) return unfit([msg('The arguments are not valid JSON.')])
    const problems = await schemaProblems(offer.tool.inputSchema, read.value)
    if (problems.length > 0) return unfit(problems)
    if (offer.kind === 'pipeline') {
      const args = isJsonObject(read.value) ? read.value : { value: read.value }
      const { pipelineId } = offer
      const response = await run.callPipeline(context, pipelineId, args, call.id)
      return round === NO_ROUND ? dataOf(response) : response
    }
    const { nodeTool, nodeId } = offer
    const resolved = resolveTemplates(offer.prefilled, context.templates)
    const prefilled = isJsonObject(resolved) ? resolved : {}
    const args = withPrefilled(read.value, prefilled, nodeTool.inputSchema)
    if (Object.keys(prefilled).length > 0) {
      // The caller's arguments are valid already: remaining problems are in the prefilled ones.
      const wrong = await schemaProblems(nodeTool.inputSchema, args)
      if (wrong.length > 0)
        return failure(
          msg('The arguments that the person filled in do not fit: {problems}. Calling again will not help.', {
            problems: joinTexts(wrong),
          }),
        )
    }
    const own = nodeTool.check?.(args) ?? []
    if (own.length > 0) return unfit(own)
    return nodeTool.run(args, context.onCard(nodeId, 'webhook'))
  }

  /** Arguments that do not fit: a model may call again; a step fails. */
  function unfit(problems: LocalizedText[]): ToolOutcome & Pick<ToolResult, 'mistake'> {
    if (round === NO_ROUND)
      return failure(
        msg('The tool {name} cannot take this input: {problems}.', { name: call.name, problems: joinTexts(problems) }),
      )
    const said = problems.map(problem => englishMessages.localize(problem).replace(/\.$/, '')).join('; ')
    return {
      data: null,
      content: `That call does not fit: ${said}. Please call again with arguments that fit.`,
      isError: true,
      mistake: { problems, came: call.malformed ?? read?.value ?? call.arguments },
    }
  }
}

function failure(words: LocalizedText): ToolOutcome {
  return { data: null, content: words, isError: true }
}

function explanationOf(args: JsonValue): string | undefined {
  return isJsonObject(args) && typeof args.explanation === 'string' ? args.explanation : undefined
}

/**
 * Calls a tool for a step, of the document or of the step itself, and returns its data. A call that an earlier attempt of the
 * step finished is not made again.
 * @throws EngineError with the tool's message and code when it fails.
 */
export async function callToolForStep(
  context: EngineContext,
  tool: ToolReference | NodeTool,
  given: JsonObject,
): Promise<JsonValue> {
  const offer = 'run' in tool ? offerOfNode(context.node.id, tool, tool.name(null), {}) : offerOf(context, tool)
  const { values: args, resolvedInputs } = resolveReferences(given, context.run.references)
  const place = `${context.place}!${offer.tool.name}${JSON.stringify(args)}`
  const known = context.attempts.take<ToolResult>(place)
  if (known) {
    context.partial = known.partial
    return known.data
  }
  const call = { id: context.run.nextId(), name: offer.tool.name, arguments: args }
  const named = Object.keys(resolvedInputs).length > 0 ? { resolvedInputs } : {}
  context.emit({ type: 'tool-call', round: NO_ROUND, call, toolNodeId: offer.nodeId, ...named })
  const result = await callTool(context, call, [offer], NO_ROUND)
  const { data, content, isError, error = content, retry, code } = result
  if (isError) throw new EngineError('node_failed', error, { ...retry, causeCode: code })
  context.attempts.keep(place, result)
  context.partial = result.partial
  return data
}

/** A tool of the document, as a step calls it. */
function offerOf(context: EngineContext, { kind, id, name = id }: ToolReference): OfferedTool {
  const { document, host } = context.run
  if (kind === 'pipeline') {
    const pipeline = document.pipelines.find(each => each.id === id) ?? { id, name, nodes: [] }
    return offerOfPipeline(pipeline, host.nodeTypes)
  }
  const there = nodeOf(document, id)
  const parsed = there && parseNode(there.node, host.nodeTypes)
  if (!parsed || !isReadable(parsed)) throw new LocalizedError(msg('The tool “{name}” is gone.', { name }))
  const { node, type, config } = parsed
  const nodeTool = type.tool?.(config) ?? workAsTool(context, parsed)
  return offerOfNode(id, nodeTool, nodeTool.name(safeName(node.config.name)), node.config)
}

/** The work of a node as a tool: of an integration, for one. */
function workAsTool(context: EngineContext, parsed: ParsedNode): NodeTool {
  const { node, type } = parsed
  return {
    name: safe => safe ?? type.type,
    description: '',
    inputSchema: integrationSchema(parsed) ?? {},
    outputType: 'data',
    async run(args) {
      if (!type.run) {
        const name = safeName(node.config.name) ?? type.type
        throw new LocalizedError(msg('The tool {name} cannot take this input: it does nothing by itself.', { name }))
      }
      const input = args as JsonObject
      const called = {
        ...context,
        ...context.onCard(node.id, 'integration'),
        ...{ input, lastReply: '', lastReplyEnd: null, above: '', given: undefined },
      }
      const { output, failure, isResponse, partial } = await type.run(
        resolvedConfig(parsed, () => context.templatesOf(input)),
        called,
      )
      if (failure) {
        return { data: output, content: failure.message, isError: true, retry: failure, code: failure.code }
      }
      const data = isResponse ? (output as unknown as ToolResponse).data : output
      return { data, content: JSON.stringify(data), partial }
    },
  }
}

/** The response of a pipeline for a step: its data, or its error. */
function dataOf({ data, isError, error, retry, partial }: ToolOutcome): ToolOutcome {
  const { data: inner, error: said = msg('It did not work.'), errorCode } = data as unknown as ToolResponse
  if (!isError) return { data: inner, content: JSON.stringify(inner), partial }
  return { data, content: error ?? said, isError, retry, code: errorCode }
}

import { customTool } from '../../engine/tools/custom-tools'
import { mcpTool } from '../../engine/tools/mcp-tools'
import { LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue, jsonAsText } from '../../model/json'
import type { NodeContext, NodeResult, NodeTool, ToolReference } from '../../model/node-type'
import { shownToModel } from '../../model/outgoing'
import { readStoredJson } from '../../model/stored-json'
import { safeName } from '../../model/tool-names'
import { readOutputSchema, referenceOf, type ToolStepConfig, toolProblem } from '../../model/tool-step'
import { REASONING_TEMPLATE, reasoningRoots } from './reasoning'

const TEMPERATURE = 0.2
/** Minimum tokens of an answer without a set length. */
const LEAST_TOKENS = 2000

/** A step: a tool call, then a model that produces JSON from the result, or only one of both. */
export async function runStep(config: ToolStepConfig, context: NodeContext): Promise<NodeResult> {
  const { reasoning } = config
  const problem = toolProblem(config)
  if (problem !== null) throw new LocalizedError(problem)
  const called = await toolOf(config, context)
  if (!called && !reasoning.enabled) throw new LocalizedError(msg('This step has neither a tool nor a model to ask.'))
  const output = called ? await context.callTool(called, inputOf(config, context.override)) : null
  const name = safeName(config.name)
  return {
    output,
    keepAs: called ? { type: 'data', toolName: name ? `run_${name}` : 'run_step' } : undefined,
    reasoning: reasoning.enabled ? await reason(config, output, context) : undefined,
  }
}

/** The tool of a step; one outside of the document is brought by the step itself. */
async function toolOf(config: ToolStepConfig, context: NodeContext): Promise<ToolReference | NodeTool | null> {
  const { kind, id, name, code = '', url = '' } = config.tool
  if (kind === 'code') return customTool({ name: safeName(name) ?? 'code', description: '', code })
  return kind === 'mcp' ? mcpTool({ url }, id, context) : referenceOf(config)
}

function inputOf({ inputMapping }: ToolStepConfig, override: JsonObject): JsonObject {
  const read = readStoredJson(inputMapping)
  if (read.problem !== undefined)
    throw new LocalizedError(msg('The input of this step cannot be read as JSON. {why}', { why: read.problem }))
  const { value = {} } = read
  if (!isJsonObject(value))
    throw new LocalizedError(msg('The input of this step must be an object with the tool’s arguments.'))
  return { ...value, ...override }
}

async function reason(
  { tool, reasoning }: ToolStepConfig,
  output: JsonValue,
  context: NodeContext,
): Promise<JsonValue> {
  const { schema, problem } = readOutputSchema(reasoning.outputSchema)
  if (problem) throw new LocalizedError(msg('The schema of this step’s answer cannot be read. {why}', { why: problem }))
  const known = reasoningRoots(output, context.input, context.steps())
  const instructions = context.resolve(reasoning.prompt, known)
  const system = context.resolve(reasoning.template?.trim() || REASONING_TEMPLATE, {
    ...known,
    reasoning_instructions: instructions,
  })
  const shared = context.reasoning
  const { value } = await context.askForJson({
    model: reasoning.model.trim() || (shared?.model ?? ''),
    system,
    // Separates data from instructions.
    user: shownToModel(jsonAsText(tool.kind === 'none' ? onlyValue(context.input) : output)),
    temperature: reasoning.temperature ?? shared?.temperature ?? TEMPERATURE,
    maxTokens: reasoning.maxTokens ?? shared?.maxTokens,
    leastTokens: LEAST_TOKENS,
    schema,
  })
  return value
}

/** The single text argument of a call, or all arguments. */
function onlyValue(input: JsonObject): JsonValue {
  const values = Object.values(input)
  return values.length === 1 ? (values[0] as JsonValue) : input
}

import { customTool } from '../../engine/tools/custom-tools'
import { mcpTool } from '../../engine/tools/mcp-tools'
import { LocalizedError } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
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

/** What keeps a step from its work, in sentences. */
export function stepProblems(config: ToolStepConfig): LocalizedText[] {
  const { tool, reasoning } = config
  const problem = toolProblem(config)
  if (problem !== null) return [problem]
  if (tool.kind === 'none' && !reasoning.enabled)
    return [msg('This step does nothing yet. Choose a tool, or let it ask a model.')]
  const schema = reasoning.enabled ? readOutputSchema(reasoning.outputSchema) : {}
  return [
    ...(tool.kind === 'none' ? [] : inputProblems(config)),
    ...(schema.problem ? [msg('The schema of the answer cannot be read. {problem}', { problem: schema.problem })] : []),
  ]
}

function inputProblems({ inputMapping }: ToolStepConfig): LocalizedText[] {
  const read = readStoredJson(inputMapping)
  if (read.problem !== undefined) return [msg('The input cannot be read as JSON. {problem}', { problem: read.problem })]
  return isJsonObject(read.value ?? {})
    ? []
    : [msg('The input is an object: {example}.', { example: '{ "query": "{{input.task}}" }' })]
}

/** A step: a tool call, then a model that produces JSON from the result, or only one of both. */
export async function runStep(config: ToolStepConfig, context: NodeContext): Promise<NodeResult> {
  const { reasoning } = config
  const [problem] = stepProblems(config)
  if (problem) throw new LocalizedError(problem)
  const called = await toolOf(config, context)
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
  return { ...(readStoredJson(inputMapping) as { value?: JsonObject }).value, ...override }
}

async function reason(
  { tool, reasoning }: ToolStepConfig,
  output: JsonValue,
  context: NodeContext,
): Promise<JsonValue> {
  const { schema } = readOutputSchema(reasoning.outputSchema)
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

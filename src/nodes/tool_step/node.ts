import { type LocalizedText, msg } from '../../language/message'
import { isJsonObject } from '../../model/json'
import type { NodeProblem, NodeType } from '../../model/node-type'
import { readStoredJson } from '../../model/stored-json'
import { readOutputSchema, type ToolStepConfig, toolProblem, toolStepFields } from '../../model/tool-step'
import { configSchema } from '../kit/config'
import { runStep } from './step'

/** Calls a tool, reasons about its result, or both. */
const toolStep: NodeType<ToolStepConfig> = {
  type: 'tool_step',
  name: msg('Tool step'),
  family: 'data',
  summary: msg('Call a tool, and let a model make sense of the result.'),
  configSchema: configSchema(toolStepFields),
  templates: {
    json: ['inputMapping'],
    inner: ({ reasoning }) => ({
      values: reasoning.enabled ? [reasoning.prompt, reasoning.template ?? ''] : [],
      roots: ['step_output', 'pipeline_state_summary', 'reasoning_instructions'],
    }),
  },
  run: async (config, context) => runStep(config, context),
  problems: config => [...toolProblems(config), ...mappingProblem(config), ...reasoningProblems(config)],
}

function toolProblems(config: ToolStepConfig): NodeProblem[] {
  const problem = toolProblem(config)
  if (problem !== null) return say(problem)
  if (config.tool.kind !== 'none' || config.reasoning.enabled) return []
  return say(msg('This step does nothing yet. Choose a tool, or let a model reason.'))
}

function mappingProblem({ inputMapping }: ToolStepConfig): NodeProblem[] {
  const read = readStoredJson(inputMapping)
  if (read.problem !== undefined)
    return say(msg('The input cannot be read as JSON. {problem}', { problem: read.problem }))
  return isJsonObject(read.value ?? {})
    ? []
    : say(msg('The input is an object: {example}.', { example: '{ "query": "{{input.task}}" }' }))
}

function reasoningProblems({ reasoning }: ToolStepConfig): NodeProblem[] {
  if (!reasoning.enabled) return []
  const { problem } = readOutputSchema(reasoning.outputSchema)
  return [
    ...(reasoning.prompt.trim() || reasoning.template?.trim() ? [] : say(msg('Say what the model should do with it.'))),
    ...(problem ? say(msg('The schema of the answer cannot be read. {problem}', { problem })) : []),
  ]
}

function say(message: LocalizedText): NodeProblem[] {
  return [{ message }]
}

export default toolStep

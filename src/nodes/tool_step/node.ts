import { type LocalizedText, msg } from '../../language/message'
import { isJsonObject } from '../../model/json'
import type { NodeProblem, NodeType } from '../../model/node-type'
import { readStoredJson } from '../../model/stored-json'
import { readOutputSchema, type ToolStepConfig, toolProblem, toolStepFields } from '../../model/tool-step'
import { configSchema } from '../kit/config'
import { nameField, reasoningModelSettings } from '../kit/model-fields'
import { type Setting, setting } from '../kit/setting'
import { runStep } from './step'

const whenReasoning: Setting['when'] = ({ enabled }) => enabled === true

const fields = {
  name: nameField({ row: 'tool' }),
  tool: setting(toolStepFields.tool, { label: msg('Tool'), row: 'tool' }),
  inputMapping: setting(toolStepFields.inputMapping, {
    label: msg('Input'),
    when: config => (config as ToolStepConfig).tool.kind !== 'none',
  }),
  reasoning: setting(toolStepFields.reasoning, {
    label: '',
    fields: {
      enabled: { label: msg('Let a model make sense of it') },
      prompt: {
        label: msg('Task'),
        control: 'lines',
        placeholder: msg('Find the records that matter for {task}, and say why.', { task: '{{input.task}}' }),
        help: config =>
          (config as ToolStepConfig).tool.kind === 'none'
            ? msg('The model reads what the pipeline was given, and answers with JSON.')
            : msg('The model reads what the tool gave, and answers with JSON.'),
        names: [
          { name: 'step_output', hint: msg('What the tool gave') },
          { name: 'pipeline_state_summary', hint: msg('All that is known so far') },
        ],
        when: whenReasoning,
      },
      model: { ...reasoningModelSettings.model, when: whenReasoning },
      temperature: { ...reasoningModelSettings.temperature, when: whenReasoning },
      maxTokens: { ...reasoningModelSettings.maxTokens, when: whenReasoning },
      outputSchema: {
        label: msg('Form of the answer'),
        control: 'json',
        placeholder: '{ "type": "object", "properties": { "ids": { "type": "array" } } }',
        problem: value => readOutputSchema(value).problem,
        help: msg('A JSON Schema. An answer that does not fit goes back once with what is wrong.'),
        when: whenReasoning,
      },
    },
  }),
}

/** Calls a tool, reasons about its result, or both. */
const toolStep: NodeType<ToolStepConfig> = {
  type: 'tool_step',
  name: msg('Tool step'),
  family: 'data',
  summary: msg('Call a tool, and let a model make sense of the result.'),
  configSchema: configSchema(fields),
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
  return say(msg('This step does nothing yet. Choose a tool, or let it ask a model.'))
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

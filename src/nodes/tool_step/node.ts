import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { readOutputSchema, type ToolStepConfig, toolStepFields } from '../../model/tool-step'
import { configSchema } from '../kit/config'
import { nameField, reasoningModelSettings } from '../kit/model-fields'
import { problemsOf } from '../kit/problems'
import { type Setting, setting } from '../kit/setting'
import { runStep, stepProblems } from './step'

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
  problems(config) {
    const { enabled, prompt, template } = config.reasoning
    const isUntold = enabled && !prompt.trim() && !template?.trim()
    return problemsOf(...stepProblems(config), isUntold && msg('Say what the model should do with it.'))
  },
}

export default toolStep

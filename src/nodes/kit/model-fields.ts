import * as v from 'valibot'
import { msg } from '../../language/message'
import { configSchema } from './config'
import { type Setting, setting } from './setting'

/** The model that a node asks: `provider/id`, a bare id, or empty for the default model. */
export const modelField = (when?: Setting['when']) =>
  setting(v.optional(v.string(), ''), { label: msg('Model'), control: 'model', when })

/** The name by which templates call a node that has no tool. */
export const nameField = (more?: Pick<Setting, 'isRare' | 'row'>) =>
  setting(v.optional(v.string()), { label: msg('Name'), help: msg('Templates call it by this name.'), ...more })

/** The model of a step's reasoning. What is left out is taken from the tool, then from the defaults. */
export const reasoningModelSettings = {
  model: { label: msg('Model'), control: 'model' },
  temperature: { label: msg('Temperature'), term: 'temperature', max: 2, step: 0.1, placeholder: '0.2', row: 'model' },
  maxTokens: { label: msg('Max tokens'), placeholder: '2000', row: 'model' },
} as const satisfies Record<string, Setting>

/** Maximum length of an answer. Absent: estimated from the question and the model. */
export const maxTokensField = (when?: Setting['when']) =>
  setting(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), {
    label: msg('Max tokens'),
    placeholder: msg('as needed'),
    when,
  })

/** The model that reasons in the steps of a tool, where a step has none of its own. */
export const reasoningModel = configSchema({
  model: setting(v.optional(v.string(), ''), reasoningModelSettings.model),
  temperature: setting(v.optional(v.pipe(v.number(), v.minValue(0))), reasoningModelSettings.temperature),
  maxTokens: setting(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), reasoningModelSettings.maxTokens),
})

import * as v from 'valibot'
import type { NodeType } from '../../engine/node-type'
import { type ConfigOf, configSchema } from '../kit/config'

const fields = {
  model: v.optional(v.string(), ''),
  temperature: v.optional(v.pipe(v.number(), v.minValue(0, 'it must be 0 or more')), 0.7),
  maxTokens: v.optional(
    v.pipe(v.number(), v.integer('it must be a whole number'), v.minValue(1, 'it must be 1 or more')),
    1024,
  ),
  systemPrompt: v.optional(v.string()),
  enabledTools: v.optional(v.array(v.string())),
  contextMode: v.optional(v.picklist(['continue', 'fresh']), 'continue'),
}

export type InferenceConfig = ConfigOf<typeof fields>

/** Calls a model with everything above it, and ends the segment. */
const inference: NodeType<InferenceConfig> = {
  type: 'inference',
  name: 'Inference',
  family: 'model',
  summary: 'Ask a model, with all that stands above.',
  configSchema: configSchema(fields),
  input: 'text',
  inference: ({ model, temperature, maxTokens, systemPrompt, enabledTools, contextMode }, input) => ({
    model: model.trim(),
    temperature,
    maxTokens,
    contextMode,
    ...(systemPrompt?.trim() && { systemPrompt }),
    ...(enabledTools && { enabledTools }),
    ...(typeof input === 'string' && input.trim() !== '' && { message: input }),
  }),
}

export default inference

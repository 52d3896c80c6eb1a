import * as v from 'valibot'
import type { NodeType } from '../../engine/model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'

const fields = { prompt: v.optional(v.string(), '') }

export type SystemPromptConfig = ConfigOf<typeof fields>

/** Instructions for every model below. */
const systemPrompt: NodeType<SystemPromptConfig> = {
  type: 'system_prompt',
  name: 'System prompt',
  family: 'input',
  summary: 'Tell the model who it is and how to behave.',
  alsoCalled: 'instructions role persona rules behavior',
  configSchema: configSchema(fields),
  templates: { text: ['prompt'] },
  context: ({ prompt }) => (prompt.trim() === '' ? [] : [{ system: prompt }]),
  problems: ({ prompt }) =>
    prompt.trim() === '' ? [{ message: 'This prompt is empty, so the model will not hear anything from it.' }] : [],
}

export default systemPrompt

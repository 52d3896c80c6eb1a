import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { problemsOf } from '../kit/problems'

const fields = { prompt: v.optional(v.string(), '') }

export type SystemPromptConfig = ConfigOf<typeof fields>

/** Instructions for every model below. */
const systemPrompt: NodeType<SystemPromptConfig> = {
  type: 'system_prompt',
  name: msg('System prompt'),
  family: 'input',
  summary: msg('Tell the model who it is and how to behave.'),
  configSchema: configSchema(fields),
  templates: { text: ['prompt'] },
  context: ({ prompt }) => (prompt.trim() === '' ? [] : [{ system: prompt }]),
  problems: ({ prompt }) =>
    problemsOf(prompt.trim() === '' && msg('This prompt is empty, so the model will not hear anything from it.')),
}

export default systemPrompt

import * as v from 'valibot'
import type { NodeType } from '../../engine/model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'

const fields = {
  placeholder: v.optional(v.string()),
  defaultValue: v.optional(v.string()),
}

export type UserInputConfig = ConfigOf<typeof fields>

/** A person's message to the models below. */
const userInput: NodeType<UserInputConfig> = {
  type: 'user_input',
  name: 'User input',
  family: 'input',
  summary: 'Say something to the model, or ask it.',
  alsoCalled: 'message chat question prompt text ask',
  configSchema: configSchema(fields),
  input: 'text',
  context({ defaultValue }, input) {
    // An explicitly emptied box sends nothing; only an untouched one uses the default.
    const text = typeof input === 'string' ? input : (defaultValue ?? '')
    return text.trim() === '' ? [] : [{ user: [{ type: 'text', text }] }]
  },
}

export default userInput

import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { setting } from '../kit/setting'

const fields = {
  placeholder: setting(v.optional(v.string()), {
    label: msg('Hint'),
    help: msg('Shown in the box while it is empty.'),
  }),
  /** What the box holds until somebody types something else. */
  defaultValue: v.optional(v.string()),
}

export type UserInputConfig = ConfigOf<typeof fields>

/** A person's message to the models below. */
const userInput: NodeType<UserInputConfig> = {
  type: 'user_input',
  name: msg('Message'),
  family: 'input',
  summary: msg('Say something to the model, or ask it.'),
  configSchema: configSchema(fields),
  input: 'text',
  context({ defaultValue }, input) {
    // An explicitly emptied box sends nothing; only an untouched one uses the default.
    const text = typeof input === 'string' ? input : (defaultValue ?? '')
    return text.trim() === '' ? [] : [{ user: [{ type: 'text', text }] }]
  },
}

export default userInput

import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { setting } from '../kit/setting'

const schema = configSchema({
  name: setting(v.optional(v.string()), { label: msg('Name'), row: 'top' }),
  label: setting(v.optional(v.string()), { label: msg('Label'), help: msg('Shown above the text.'), row: 'top' }),
})
export type TextConfig = v.InferOutput<typeof schema>

/** The text of a reply. It offers no tool: a model always answers with text. */
const textDisplay: NodeType<TextConfig> = {
  type: 'text_display',
  name: msg('Text'),
  family: 'output',
  summary: msg('Shows the words of the model’s reply.'),
  configSchema: schema,
}

export default textDisplay

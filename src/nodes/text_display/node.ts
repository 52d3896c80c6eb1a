import * as v from 'valibot'
import type { NodeType } from '../../engine/model/node-type'
import { configSchema } from '../kit/config'
import { setting } from '../kit/setting'

const schema = configSchema({
  name: setting(v.optional(v.string()), { label: 'Name', row: 'top' }),
  label: setting(v.optional(v.string()), { label: 'Label', help: 'Shown above the text.', row: 'top' }),
})
export type TextConfig = v.InferOutput<typeof schema>

/** The text of a reply. It offers no tool: a model always answers with text. */
const textDisplay: NodeType<TextConfig> = {
  type: 'text_display',
  name: 'Text',
  family: 'output',
  summary: 'Shows the words of the model’s reply.',
  alsoCalled: 'answer reply output chat',
  configSchema: schema,
  showsReply: true,
}

export default textDisplay

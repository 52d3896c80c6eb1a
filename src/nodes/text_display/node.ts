import type * as v from 'valibot'
import type { NodeType } from '../../engine/model/node-type'
import { configSchema } from '../kit/config'

const schema = configSchema({})
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

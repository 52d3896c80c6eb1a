import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { setting } from '../kit/setting'
import { toolName } from '../kit/tool-name'

/** The sizes of an icon, with their labels. */
const sizes = { sm: msg('Small'), md: msg('Medium'), lg: msg('Large') } as const

/** The icons that a model can choose from. */
export const iconIds = [
  'check',
  'x',
  'warning',
  'info',
  'star',
  'heart',
  'fire',
  'sparkles',
  'lightbulb',
  'moon',
  'sun',
  'cloud',
  'rain',
  'snow',
  'wind',
  'leaf',
  'flower',
  'tree',
] as const
export type IconId = (typeof iconIds)[number]

/** The data of an icon call. */
export const IconOutput = v.looseObject({
  id: v.picklist(iconIds),
  label: v.optional(v.string()),
  explanation: v.optional(v.string()),
})
export type IconOutput = v.InferOutput<typeof IconOutput>

const schema = configSchema({
  size: setting(v.optional(v.picklist(['sm', 'md', 'lg']), 'lg'), { label: msg('Size'), choices: sizes }),
})
export type IconConfig = v.InferOutput<typeof schema>

/** An icon of eighteen, chosen by the model. */
const iconDisplay: NodeType<IconConfig> = {
  type: 'icon_display',
  name: msg('Icon'),
  family: 'output',
  shelf: 'everyday',
  summary: msg('Shows a small picture that the model picks.'),
  alsoCalled: msg({ message: 'symbol picture image', context: 'other words that find the card “Icon”' }),
  configSchema: schema,
  tool: () => ({
    name: safeName => toolName('display', safeName, 'icon'),
    description: 'Show the person one icon. Use it to stand for a feeling, the state of something, or an idea.',
    outputType: 'icon',
    toCell: data => v.parse(IconOutput, data).id,
    inWords(data) {
      const { id, label } = v.parse(IconOutput, data)
      return label || id
    },
    inputSchema: {
      type: 'object',
      properties: {
        id: { type: 'string', enum: [...iconIds], description: 'Which icon' },
        label: { type: 'string', description: 'A few words to stand beside the icon' },
        explanation: { type: 'string', description: 'In a sentence: why this icon' },
      },
      required: ['id'],
    },
    run(args) {
      const { id, label } = v.parse(IconOutput, args)
      return { data: args, content: `Shown: ${id}${label ? ` (${label})` : ''}.` }
    },
  }),
}

export default iconDisplay

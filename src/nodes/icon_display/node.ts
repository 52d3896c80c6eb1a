import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { setting } from '../kit/setting'

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

/** The data of a call. */
export const IconOutput = v.looseObject({
  id: v.pipe(v.picklist(iconIds), v.description('Which icon')),
  label: v.optional(v.pipe(v.string(), v.description('A few words to stand beside the icon'))),
  explanation: v.optional(v.pipe(v.string(), v.description('In a sentence: why this icon'))),
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
  summary: msg('Shows a small picture that the model picks.'),
  configSchema: schema,
  tool: () =>
    displayTool('icon', {
      description: 'Show the person one icon. Use it to stand for a feeling, the state of something, or an idea.',
      schema: IconOutput,
      shown: ({ id, label }) => id + (label ? ` (${label})` : ''),
      toCell: ({ id }) => id,
      inWords: ({ id, label }) => label || id,
    }),
}

export default iconDisplay

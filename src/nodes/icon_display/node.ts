import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { setting } from '../kit/setting'

/** The sizes of an icon, with their labels. */
const sizes = { sm: msg('Small'), md: msg('Medium'), lg: msg('Large') } as const

/**
 * The icons that a model can choose from, with their names for people. What the model is told and what documents hold is the
 * id, in any language.
 */
export const iconNames = {
  check: msg({ message: 'check', context: 'name of an icon' }),
  x: msg({ message: 'x', context: 'name of an icon' }),
  warning: msg({ message: 'warning', context: 'name of an icon' }),
  info: msg({ message: 'info', context: 'name of an icon' }),
  star: msg({ message: 'star', context: 'name of an icon' }),
  heart: msg({ message: 'heart', context: 'name of an icon' }),
  fire: msg({ message: 'fire', context: 'name of an icon' }),
  sparkles: msg({ message: 'sparkles', context: 'name of an icon' }),
  lightbulb: msg({ message: 'lightbulb', context: 'name of an icon' }),
  moon: msg({ message: 'moon', context: 'name of an icon' }),
  sun: msg({ message: 'sun', context: 'name of an icon' }),
  cloud: msg({ message: 'cloud', context: 'name of an icon' }),
  rain: msg({ message: 'rain', context: 'name of an icon' }),
  snow: msg({ message: 'snow', context: 'name of an icon' }),
  wind: msg({ message: 'wind', context: 'name of an icon' }),
  leaf: msg({ message: 'leaf', context: 'name of an icon' }),
  flower: msg({ message: 'flower', context: 'name of an icon' }),
  tree: msg({ message: 'tree', context: 'name of an icon' }),
} as const
export type IconId = keyof typeof iconNames
export const iconIds = Object.keys(iconNames) as IconId[]

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
      toCell: ({ id }) => iconNames[id],
      inWords: ({ id, label }) => label || iconNames[id],
    }),
}

export default iconDisplay

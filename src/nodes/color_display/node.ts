import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { setting } from '../kit/setting'

/** The arguments of a call. */
export const ColorOutput = v.looseObject({
  hex: v.pipe(
    v.string(),
    v.regex(/^#[0-9a-fA-F]{6}$/),
    v.description('The color as six hex digits after a #, like #ff5500'),
  ),
  name: v.optional(v.pipe(v.string(), v.description('What a person would call this color, like "tangerine"'))),
  explanation: v.optional(v.pipe(v.string(), v.description('In a sentence: why this color'))),
})
export type ColorOutput = v.InferOutput<typeof ColorOutput>

const schema = configSchema({ showHex: setting(v.optional(v.boolean(), true), { label: msg('Show the hex code') }) })
export type ColorConfig = v.InferOutput<typeof schema>

/** A color that the model picks, as a swatch. */
const colorDisplay: NodeType<ColorConfig> = {
  type: 'color_display',
  name: msg('Color'),
  family: 'output',
  summary: msg('Shows a color that the model picks.'),
  configSchema: schema,
  tool: () =>
    displayTool('color', {
      description:
        'Show the person a color. Use it when they ask for a color, or when a color can say a mood, a thing or an idea.',
      schema: ColorOutput,
      shown: ({ hex, name }) => hex.toLowerCase() + (name ? ` (${name})` : ''),
      toCell: ({ hex }) => hex.toLowerCase(),
      inWords: ({ hex, name }) => name || hex,
    }),
}

export default colorDisplay

import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { checkBy } from '../kit/schema-check'
import { setting } from '../kit/setting'
import { toolName } from '../kit/tool-name'

const HEX = '^#[0-9a-fA-F]{6}$'

/** The data of a color call. */
export const ColorOutput = v.looseObject({
  hex: v.pipe(v.string(), v.regex(new RegExp(HEX))),
  name: v.optional(v.string()),
  explanation: v.optional(v.string()),
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
  alsoCalled: msg({ message: 'color paint swatch hex', context: 'other words that find the card “Color”' }),
  configSchema: schema,
  tool: () => ({
    name: safeName => toolName('display', safeName, 'color'),
    description:
      'Show the person a color. Use it when they ask for a color, or when a color can say a mood, a thing or an idea.',
    outputType: 'color',
    toCell: data => v.parse(ColorOutput, data).hex.toLowerCase(),
    inWords(data) {
      const { hex, name } = v.parse(ColorOutput, data)
      return name || hex
    },
    inputSchema: {
      type: 'object',
      properties: {
        hex: { type: 'string', pattern: HEX, description: 'The color as six hex digits after a #, like #ff5500' },
        name: { type: 'string', description: 'What a person would call this color, like "tangerine"' },
        explanation: { type: 'string', description: 'In a sentence: why this color' },
      },
      required: ['hex'],
    },
    check: checkBy(ColorOutput),
    run(args) {
      const { hex, name } = v.parse(ColorOutput, args)
      return { data: args, content: `Shown: ${hex.toLowerCase()}${name ? ` (${name})` : ''}.` }
    },
  }),
}

export default colorDisplay

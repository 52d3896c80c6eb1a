import * as v from 'valibot'
import { msg } from '../../language/message'
import type { JsonObject } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { checkBy } from '../kit/schema-check'
import { setting } from '../kit/setting'
import { toolName } from '../kit/tool-name'

const HEX = '^#[0-9a-fA-F]{6}$'
/** Default number of pixels per side. */
const USUAL_SIDE = 8
const LONGEST_SIDE = 16
/** A color with quotes and comma takes about nine tokens. */
const LONGEST_CALL = 9 * LONGEST_SIDE ** 2 + 128

const Side = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_SIDE)), USUAL_SIDE)

/** The data of a drawing call: colors row by row, from left to right. */
export const PixelArtOutput = v.looseObject({
  width: Side,
  height: Side,
  pixels: v.pipe(v.array(v.pipe(v.string(), v.regex(new RegExp(HEX)))), v.maxLength(LONGEST_SIDE ** 2)),
  explanation: v.optional(v.string()),
})
export type PixelArtOutput = v.InferOutput<typeof PixelArtOutput>

const schema = configSchema({
  pixelSize: setting(v.optional(v.pipe(v.number(), v.finite(), v.minValue(1)), 24), {
    label: msg('Pixel size'),
    max: 64,
    whole: true,
    help: msg('How big each pixel is. A picture wider than its card is made to fit.'),
  }),
})
export type PixelArtConfig = v.InferOutput<typeof schema>

const side = (word: string): JsonObject => ({
  type: 'number',
  minimum: 1,
  maximum: LONGEST_SIDE,
  multipleOf: 1,
  default: USUAL_SIDE,
  description: `How many pixels ${word}: a whole number from 1 to ${LONGEST_SIDE} (${USUAL_SIDE} when left out)`,
})

/** A small picture that the model draws pixel by pixel. */
const pixelArtDisplay: NodeType<PixelArtConfig> = {
  type: 'pixel_art_display',
  name: msg('Pixel art'),
  family: 'output',
  summary: msg('Shows a tiny picture that the model draws.'),
  alsoCalled: msg({ message: 'picture image drawing sprite', context: 'other words that find the card “Pixel art”' }),
  configSchema: schema,
  tool: () => ({
    name: safeName => toolName('generate', safeName, 'pixel_art'),
    description:
      'Draw a small picture for the person, one color for each pixel. Pixels go row by row from the top, each row from left to right.',
    outputType: 'pixel_art',
    callTokens: LONGEST_CALL,
    toCell: data => v.parse(PixelArtOutput, data).pixels.join(' ').toLowerCase(),
    inputSchema: {
      type: 'object',
      properties: {
        width: side('wide'),
        height: side('high'),
        pixels: {
          type: 'array',
          items: { type: 'string', pattern: HEX },
          description: 'The colors, like #ff5500. There must be exactly width × height of them',
        },
        explanation: { type: 'string', description: 'In a sentence: what you drew' },
      },
      required: ['pixels'],
    },
    check(args) {
      const misfits = checkBy(PixelArtOutput)(args)
      if (misfits.length > 0) return misfits
      const { width = USUAL_SIDE, height = USUAL_SIDE, pixels } = args as unknown as PixelArtOutput
      if (pixels.length === width * height) return []
      const values = { pixels: 'pixels', count: pixels.length, width, height, needed: width * height }
      return [
        msg(
          '{pixels} has {count, plural, one {# color} other {# colors}}, but {width, number} × {height, number} needs {needed, number}',
          values,
        ),
      ]
    },
    run(args) {
      const { width, height } = v.parse(PixelArtOutput, args)
      return {
        data: { ...(args as JsonObject), width, height },
        content: `Shown: a picture of ${width} × ${height} pixels.`,
      }
    },
  }),
}

export default pixelArtDisplay

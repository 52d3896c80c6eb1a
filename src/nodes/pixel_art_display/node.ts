import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { setting } from '../kit/setting'

/** Default number of pixels per side. */
const USUAL_SIDE = 8
const LONGEST_SIDE = 16
/** A color with quotes and comma takes about nine tokens. */
const LONGEST_CALL = 9 * LONGEST_SIDE ** 2 + 128

const side = (word: string) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(LONGEST_SIDE),
      v.description(`How many pixels ${word}: a whole number from 1 to ${LONGEST_SIDE} (${USUAL_SIDE} when left out)`),
    ),
    USUAL_SIDE,
  )

/** The arguments of a call: colors row by row, from left to right. */
export const PixelArtOutput = v.looseObject({
  width: side('wide'),
  height: side('high'),
  pixels: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/))),
    v.maxLength(LONGEST_SIDE ** 2),
    v.description('The colors, like #ff5500. There must be exactly width × height of them'),
  ),
  explanation: v.optional(v.pipe(v.string(), v.description('In a sentence: what you drew'))),
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

/** A small picture that the model draws pixel by pixel. */
const pixelArtDisplay: NodeType<PixelArtConfig> = {
  type: 'pixel_art_display',
  name: msg('Pixel art'),
  family: 'output',
  summary: msg('Shows a tiny picture that the model draws.'),
  configSchema: schema,
  tool: () =>
    displayTool('pixel_art', {
      verb: 'generate',
      description:
        'Draw a small picture for the person, one color for each pixel. Pixels go row by row from the top, each row from left to right.',
      schema: PixelArtOutput,
      callTokens: LONGEST_CALL,
      toCell: ({ pixels }) => pixels.join(' ').toLowerCase(),
      check({ width = USUAL_SIDE, height = USUAL_SIDE, pixels }) {
        if (pixels.length === width * height) return []
        const values = { pixels: 'pixels', count: pixels.length, width, height, needed: width * height }
        return [
          msg(
            '{pixels} has {count, plural, one {# color} other {# colors}}, but {width, number} × {height, number} needs {needed, number}',
            values,
          ),
        ]
      },
      inWords: ({ width, height }) => msg('a picture of {width, number} × {height, number} pixels', { width, height }),
      shown: ({ width = USUAL_SIDE, height = USUAL_SIDE }) => `a picture of ${width} × ${height} pixels`,
      derived: ({ width = USUAL_SIDE, height = USUAL_SIDE }) => ({ width, height }),
    }),
}

export default pixelArtDisplay

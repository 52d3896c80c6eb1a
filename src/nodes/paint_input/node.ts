import * as v from 'valibot'
import type { NodeType } from '../../engine/model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'

/** Range of a drawing's sides, in pixels. More than models look at is of no use. */
export const MIN_SIDE = 16
export const MAX_SIDE = 1024

const MOST_COLORS = 24
const MOST_BRUSHES = 6
/** Maximum brush width, in pixels of the drawing. */
export const MAX_BRUSH = 256

const side = (normal: number) => v.optional(v.pipe(v.number(), v.transform(clampTo(MIN_SIDE, MAX_SIDE))), normal)

const fields = {
  width: side(480),
  height: side(320),
  /** Diameters, in pixels of the drawing. */
  brushSizes: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.transform(clampTo(1, MAX_BRUSH)))),
      v.transform(sizes => orElse(sizes.slice(0, MOST_BRUSHES), [4, 12, 32])),
    ),
    [4, 12, 32],
  ),
  colors: v.optional(
    v.pipe(
      v.array(v.string()),
      v.transform(colors => orElse([...new Set(colors)].slice(0, MOST_COLORS), DEFAULT_COLORS)),
    ),
    () => DEFAULT_COLORS,
  ),
}

const DEFAULT_COLORS = [
  '#1d1d1f',
  '#8a5a2b',
  '#e03131',
  '#f08c00',
  '#ffd43b',
  '#2f9e44',
  '#1c7ed6',
  '#7048e8',
  '#f783ac',
]

export type PaintInputConfig = ConfigOf<typeof fields>

/** A drawing by hand, sent to the models below as an image. */
const paintInput: NodeType<PaintInputConfig> = {
  type: 'paint_input',
  name: 'Drawing',
  family: 'input',
  summary: 'Draw a picture for the model to look at.',
  alsoCalled: 'picture image paint sketch vision',
  configSchema: configSchema(fields),
  input: 'image',
  context: (_config, input) =>
    typeof input === 'object' && 'image' in input && input.image.data !== ''
      ? [{ user: [{ type: 'image', ...input.image }] }]
      : [],
}

function clampTo(smallest: number, largest: number): (value: number) => number {
  return value => Math.min(largest, Math.max(smallest, Math.round(value)))
}

function orElse<T>(list: T[], otherwise: T[]): T[] {
  return list.length > 0 ? list : otherwise
}

export default paintInput

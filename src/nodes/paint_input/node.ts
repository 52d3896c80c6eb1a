import * as v from 'valibot'
import { readNumber } from '../../components/read-number'
import { msg } from '../../language/message'
import type { JsonValue } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { setting } from '../kit/setting'

/** Range of a drawing's sides, in pixels. More than models look at is of no use. */
const MIN_SIDE = 16
const MAX_SIDE = 1024

const MOST_COLORS = 24
const MOST_BRUSHES = 6
/** Maximum brush width, in pixels of the drawing. */
const MAX_BRUSH = 256

const sideRange = { min: MIN_SIDE, max: MAX_SIDE, whole: true }
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

const side = (normal: number) => v.optional(v.pipe(v.number(), v.transform(clampTo(MIN_SIDE, MAX_SIDE))), normal)

const fields = {
  width: setting(side(480), {
    label: msg('Width'),
    ...sideRange,
    help: msg('Pixels that the model gets to see.'),
    row: 'size',
  }),
  height: setting(side(320), { label: msg('Height'), ...sideRange, row: 'size' }),
  /** Diameters, in pixels of the drawing. */
  brushSizes: setting(
    v.optional(
      v.pipe(
        v.array(v.pipe(v.number(), v.transform(clampTo(1, MAX_BRUSH)))),
        v.transform(sizes => orElse(sizes.slice(0, MOST_BRUSHES), [4, 12, 32])),
      ),
      [4, 12, 32],
    ),
    {
      label: msg('Brushes'),
      help: msg('Their sizes in pixels, one per line.'),
      lines: { print: sizes => sizes.map(String), read: lines => lines.map(Number) },
      problem: brushProblem,
      row: 'tools',
    },
  ),
  colors: setting(
    v.optional(
      v.pipe(
        v.array(v.string()),
        v.transform(colors => orElse([...new Set(colors)].slice(0, MOST_COLORS), DEFAULT_COLORS)),
      ),
      () => DEFAULT_COLORS,
    ),
    {
      label: msg('Colors'),
      help: msg('Hex codes, one per line.'),
      problem: color =>
        HEX.test(String(color)) ? null : msg('“{color}” is not a color like #e03131.', { color: String(color) }),
      row: 'tools',
    },
  ),
}

function brushProblem(line: JsonValue | undefined): string | null {
  const read = readNumber(String(line), { min: 1, max: MAX_BRUSH, whole: true })
  return 'problem' in read ? read.problem : null
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
  name: msg('Drawing'),
  family: 'input',
  summary: msg('Draw a picture for the model to look at.'),
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

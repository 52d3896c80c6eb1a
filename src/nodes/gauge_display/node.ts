import * as v from 'valibot'
import { type LocalizedText, msg } from '../../language/message'
import { type JsonObject, withoutUndefined } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { problemsOf } from '../kit/problems'
import { printNumber, printValue, type Range, rangeOf } from '../kit/range'
import { setting } from '../kit/setting'

/** An end of the range; absent: the model's choice. */
const End = v.optional(v.pipe(v.number(), v.finite()))

const schema = configSchema({
  style: setting(v.optional(v.picklist(['bar', 'dial', 'number']), 'bar'), {
    label: msg('Style'),
    choices: { bar: msg('Bar'), dial: msg('Dial'), number: msg('Number') },
    row: 'style',
  }),
  unit: setting(v.optional(v.string()), { label: msg('Unit'), placeholder: msg('model’s choice'), row: 'style' }),
  min: setting(End, { label: msg('Lowest'), placeholder: msg('model’s choice'), row: 'range' }),
  max: setting(End, { label: msg('Highest'), placeholder: msg('model’s choice'), row: 'range' }),
  showValue: setting(v.optional(v.boolean(), true), {
    label: msg('Show the number'),
    when: ({ style }) => style !== 'number',
  }),
})
export type GaugeConfig = v.InferOutput<typeof schema>

/** The range set by the person; swapped if reversed. */
function fixedEnds({ min, max }: GaugeConfig): { min?: number; max?: number } {
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) }
  return withoutUndefined({ min, max })
}

/** The data of a call: a number in a range. An end that is not given follows from the other. */
function gaugeSchema({ min, max }: Partial<Range>) {
  const usual = rangeOf(min, max)
  const end = (which: keyof Range, says: string) =>
    v.optional(
      v.pipe(v.number(), v.finite(), v.description(`${says} (${printNumber(usual[which])} when left out)`)),
      usual[which],
    )
  let value: v.GenericSchema<number> = v.pipe(v.number(), v.finite())
  if (min !== undefined) value = v.pipe(value, v.minValue(min))
  if (max !== undefined) value = v.pipe(value, v.maxValue(max))
  return v.looseObject({
    value: v.pipe(value, v.description('The number to show')),
    min: end('min', 'The lowest the gauge goes'),
    max: end('max', 'The highest the gauge goes'),
    unit: v.optional(v.pipe(v.string(), v.description("What is counted, like '%', '°C' or 'points'"))),
    label: v.optional(v.pipe(v.string(), v.description('What the number stands for'))),
    explanation: v.optional(v.pipe(v.string(), v.description('In a sentence: why this number'))),
  })
}

/** The data of any call, whatever range the card had then. */
export const GaugeOutput = gaugeSchema({})
export type GaugeOutput = v.InferOutput<typeof GaugeOutput>

/** The person's settings, as a sentence for the model. */
function describeFixedEnds(config: GaugeConfig): string {
  const { min, max } = fixedEnds(config)
  const ends = [
    min === undefined ? '' : ` from ${printNumber(min)}`,
    max === undefined ? '' : ` ${min === undefined ? 'up ' : ''}to ${printNumber(max)}`,
  ].join('')
  const scale = ends && ` The gauge goes${ends}.`
  return config.unit ? `${scale} It counts in ${config.unit}.` : scale
}

/** A number as a bar, a dial or text, with any range and unit. */
const gaugeDisplay: NodeType<GaugeConfig> = {
  type: 'gauge_display',
  name: msg('Gauge'),
  family: 'output',
  summary: msg('Shows a number on a bar or a dial.'),
  configSchema: schema,
  tool: config =>
    displayTool('gauge', {
      description: `Show the person a number on a gauge. Use it for a score, a rating, a percentage or something measured.${describeFixedEnds(config)}`,
      schema: gaugeSchema(fixedEnds(config)),
      anyCall: GaugeOutput,
      chosen: withoutUndefined({ ...fixedEnds(config), unit: config.unit || undefined }) as JsonObject,
      derived: ({ min, max }) => ({ ...rangeOf(min, max) }),
      toCell: ({ value }) => value,
      inWords: ({ value, unit }) => printValue(value, unit),
      check: checkRange,
      shown: ({ value, min = 0, max = 100, unit }) =>
        `${printValue(value, unit)} on a gauge from ${printNumber(min)} to ${printNumber(max)}`,
    }),
  problems: ({ min, max }) =>
    problemsOf(
      min !== undefined &&
        max !== undefined &&
        min > max &&
        msg('The lowest value ({min}) is above the highest ({max}), so the two are swapped.', { min, max }),
    ),
}

/** Whether the ends are in order and the value is between them. */
function checkRange({ value, min = 0, max = 100 }: v.InferInput<typeof GaugeOutput>): LocalizedText[] {
  const isReversed = min > max
  const given = isReversed ? { name: 'min', value: printNumber(min) } : { name: 'value', value: printNumber(value) }
  if (!isReversed && value < min)
    return [msg('{name} ({value}) is below {end} ({bound})', { ...given, end: 'min', bound: printNumber(min) })]
  return isReversed || value > max
    ? [msg('{name} ({value}) is above {end} ({bound})', { ...given, end: 'max', bound: printNumber(max) })]
    : []
}

export default gaugeDisplay

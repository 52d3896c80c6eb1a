import * as v from 'valibot'
import { msg } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { printNumber, printValue, type Range, rangeOf } from '../kit/range'
import { setting } from '../kit/setting'
import { toolName } from '../kit/tool-name'

/** The data of a gauge call. */
export const GaugeOutput = v.looseObject({
  value: v.pipe(v.number(), v.finite()),
  min: v.optional(v.pipe(v.number(), v.finite())),
  max: v.optional(v.pipe(v.number(), v.finite())),
  unit: v.optional(v.string()),
  label: v.optional(v.string()),
  explanation: v.optional(v.string()),
})
export type GaugeOutput = v.InferOutput<typeof GaugeOutput>

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
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/**
 * A call with its complete range. The person's settings override the model's arguments, and are applied first: they are
 * not in the schema, so the arguments may contain anything in their place.
 */
function readCall(config: GaugeConfig, args: JsonValue): GaugeOutput & Range {
  const fixed = { ...fixedEnds(config), ...(config.unit && { unit: config.unit }) }
  const call = v.parse(GaugeOutput, { ...(args as JsonObject), ...fixed })
  return { ...call, ...rangeOf(call.min, call.max) }
}

/** The schema of a call's arguments, without those set by the person. */
function inputSchema(config: GaugeConfig): JsonObject {
  const { min, max } = fixedEnds(config)
  const byDefault = rangeOf(min, max)
  const value: JsonObject = { type: 'number', description: 'The number to show' }
  if (min !== undefined) value.minimum = min
  if (max !== undefined) value.maximum = max
  const properties: JsonObject = { value }
  if (min === undefined) {
    properties.min = {
      type: 'number',
      default: byDefault.min,
      description: `The lowest the gauge goes (${printNumber(byDefault.min)} when left out)`,
    }
  }
  if (max === undefined) {
    properties.max = {
      type: 'number',
      default: byDefault.max,
      description: `The highest the gauge goes (${printNumber(byDefault.max)} when left out)`,
    }
  }
  if (!config.unit) properties.unit = { type: 'string', description: "What is counted, like '%', '°C' or 'points'" }
  properties.label = { type: 'string', description: 'What the number stands for' }
  properties.explanation = { type: 'string', description: 'In a sentence: why this number' }
  return { type: 'object', properties, required: ['value'] }
}

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
  shelf: 'everyday',
  summary: msg('Shows a number on a bar or a dial.'),
  alsoCalled: msg({ message: 'meter number percent dial', context: 'other words that find the card “Gauge”' }),
  configSchema: schema,
  tool: config => ({
    name: safeName => toolName('display', safeName, 'gauge'),
    description: `Show the person a number on a gauge. Use it for a score, a rating, a percentage or something measured.${describeFixedEnds(config)}`,
    outputType: 'gauge',
    toCell: data => v.parse(GaugeOutput, data).value,
    inWords(data) {
      const { value, unit } = v.parse(GaugeOutput, data)
      return printValue(value, unit)
    },
    inputSchema: inputSchema(config),
    check(args) {
      const { value, min, max } = readCall(config, args)
      if (min > max)
        return [
          msg('{name} ({value}) is above {end} ({bound})', {
            name: 'min',
            value: printNumber(min),
            end: 'max',
            bound: printNumber(max),
          }),
        ]
      if (value >= min && value <= max) return []
      const given = { name: 'value', value: printNumber(value) }
      return value < min
        ? [msg('{name} ({value}) is below {end} ({bound})', { ...given, end: 'min', bound: printNumber(min) })]
        : [msg('{name} ({value}) is above {end} ({bound})', { ...given, end: 'max', bound: printNumber(max) })]
    },
    run(args) {
      const call = readCall(config, args)
      const scale = `a gauge from ${printNumber(call.min)} to ${printNumber(call.max)}`
      return { data: call as JsonObject, content: `Shown: ${printValue(call.value, call.unit)} on ${scale}.` }
    },
  }),
  problems({ min, max }) {
    if (min === undefined || max === undefined || min <= max) return []
    return [
      { message: msg('The lowest value ({min}) is above the highest ({max}), so the two are swapped.', { min, max }) },
    ]
  },
}

export default gaugeDisplay

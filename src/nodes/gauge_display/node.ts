import * as v from 'valibot'
import type { JsonObject } from '../../engine/json'
import type { NodeType } from '../../engine/node-type'
import { configSchema } from '../kit/config'
import { toolName } from '../kit/toolName'
import { printNumber, printValue, type Range, rangeOf } from './range'

/** What a gauge call gives. */
export const GaugeOutput = v.looseObject({
  value: v.pipe(v.number(), v.finite()),
  min: v.optional(v.pipe(v.number(), v.finite())),
  max: v.optional(v.pipe(v.number(), v.finite())),
  unit: v.optional(v.string()),
  label: v.optional(v.string()),
  explanation: v.optional(v.string()),
})
export type GaugeOutput = v.InferOutput<typeof GaugeOutput>

const schema = configSchema({
  style: v.optional(v.picklist(['bar', 'dial', 'number']), 'bar'),
  showValue: v.optional(v.boolean(), true),
  min: v.optional(v.pipe(v.number(), v.finite())),
  max: v.optional(v.pipe(v.number(), v.finite())),
  unit: v.optional(v.string()),
})
export type GaugeConfig = v.InferOutput<typeof schema>

/** The ends that the person fixed; the wrong way round, they are turned. */
function fixedEnds({ min, max }: GaugeConfig): { min?: number; max?: number } {
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }
}

/** The range of one call: what the person fixed wins over what the model gave. */
function rangeOfCall(config: GaugeConfig, args: GaugeOutput): Range {
  const fixed = fixedEnds(config)
  return rangeOf(fixed.min ?? args.min, fixed.max ?? args.max)
}

/** The schema of a call's arguments. What the person fixed is no longer the model's to choose. */
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

/** What the person fixed, as a sentence for the model. */
function fixedInWords(config: GaugeConfig): string {
  const { min, max } = fixedEnds(config)
  const ends = [
    min === undefined ? '' : ` from ${printNumber(min)}`,
    max === undefined ? '' : ` ${min === undefined ? 'up ' : ''}to ${printNumber(max)}`,
  ].join('')
  const scale = ends && ` The gauge goes${ends}.`
  return config.unit ? `${scale} It counts in ${config.unit}.` : scale
}

/** A number on a bar, a dial or alone, with any range and unit. */
const gaugeDisplay: NodeType<GaugeConfig> = {
  type: 'gauge_display',
  name: 'Gauge',
  family: 'output',
  summary: 'Shows a number on a bar or a dial.',
  configSchema: schema,
  tool: config => ({
    name: safeName => toolName('display', safeName, 'gauge'),
    description: `Show the person a number on a gauge. Use it for a score, a rating, a percentage or something measured.${fixedInWords(config)}`,
    outputType: 'gauge',
    inputSchema: inputSchema(config),
    check(args) {
      const call = v.parse(GaugeOutput, args)
      const { min, max } = rangeOfCall(config, call)
      if (min > max) return [`min (${printNumber(min)}) is above max (${printNumber(max)})`]
      if (call.value >= min && call.value <= max) return []
      const side = call.value < min ? `below min (${printNumber(min)})` : `above max (${printNumber(max)})`
      return [`value (${printNumber(call.value)}) is ${side}`]
    },
    run(args) {
      const call = v.parse(GaugeOutput, args)
      const range = rangeOfCall(config, call)
      const unit = config.unit || call.unit
      return {
        data: { ...(args as JsonObject), ...range, ...(unit ? { unit } : {}) },
        content: `Shown: ${printValue(call.value, unit)} on a gauge from ${printNumber(range.min)} to ${printNumber(range.max)}.`,
      }
    },
  }),
  problems({ min, max }) {
    if (min === undefined || max === undefined || min <= max) return []
    return [{ message: `The lowest value (${min}) is above the highest (${max}), so the two are swapped.` }]
  },
}

export default gaugeDisplay

import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callTool, toolOf } from '../../../tests/support/call-tool'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import type { JsonObject } from '../../model/json'
import { printNumber, printValue, rangeOf, shareOf } from '../kit/range'
import gaugeDisplay, { GaugeOutput } from './node'

const properties = (config: JsonObject) => toolOf(gaugeDisplay, config).inputSchema.properties as JsonObject
const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** Without undefined fields, like parsed JSON. */
const json = (value: object): JsonObject => JSON.parse(JSON.stringify(value))

describe('the tool of a gauge', () => {
  it('leaves range and unit to the model', () => {
    expect(toolOf(gaugeDisplay).inputSchema).toMatchObject({
      properties: {
        value: { type: 'number' },
        min: { type: 'number', default: 0 },
        max: { type: 'number', default: 100 },
        unit: { type: 'string' },
        label: { type: 'string' },
        explanation: { type: 'string' },
      },
      required: ['value'],
    })
    expect(properties({}).value).not.toHaveProperty('minimum')
  })

  it('takes from the model what the person has fixed', () => {
    const fixed = { min: -5, max: 5, unit: 'points' }
    expect(properties(fixed).value).toMatchObject({ minimum: -5, maximum: 5 })
    expect(Object.keys(properties(fixed))).toEqual(['value', 'label', 'explanation'])
    expect(toolOf(gaugeDisplay, fixed).description).toMatch(/The gauge goes from -5 to 5\. It counts in points\.$/)
    expect(toolOf(gaugeDisplay, { max: 5 }).description).toMatch(/The gauge goes up to 5\.$/)
    expect(Object.keys(properties({ min: 200 }))).toContain('max')
    expect(properties({ min: 200 }).max).toMatchObject({ default: 300 })
  })

  it('shows the range and unit of the model where nothing is fixed', async () => {
    expect(await callTool(gaugeDisplay, { value: 72, unit: '%', label: 'Joy' })).toMatchObject({
      outputType: 'gauge',
      data: { value: 72, min: 0, max: 100, unit: '%', label: 'Joy' },
      content: 'Shown: 72 % on a gauge from 0 to 100.',
    })
    expect((await callTool(gaugeDisplay, { value: -3.5, min: -10, max: 0 })).content).toBe(
      'Shown: -3.5 on a gauge from -10 to 0.',
    )
  })

  it('lets the person’s range and unit win', async () => {
    const outcome = await callTool(
      gaugeDisplay,
      { value: 3, min: 0, max: 1000, unit: 'miles' },
      { min: 1, max: 5, unit: 'stars' },
    )
    expect(outcome).toMatchObject({ isError: false, data: { value: 3, min: 1, max: 5, unit: 'stars' } })
  })

  it('ignores whatever comes in place of what the person fixed', async () => {
    const args = { value: 3, min: 'one', max: null, unit: 7 }
    const outcome = await callTool(gaugeDisplay, args, { min: 1, max: 5, unit: 'stars' })
    expect(outcome).toMatchObject({ isError: false, data: { value: 3, min: 1, max: 5, unit: 'stars' } })
  })

  testRows([
    [{ value: 120 }, {}, 'value (120) is above max (100)'],
    [{ value: -1, min: 0, max: 10 }, {}, 'value (-1) is below min (0)'],
    [{ value: 5, min: 10, max: 0 }, {}, 'min (10) is above max (0)'],
    [{ value: 12 }, { max: 10 }, '“value” is 12, and should be at most 10'],
    [{ value: 3, min: 4 }, { max: 10 }, 'value (3) is below min (4)'],
  ])('gives back as a mistake what does not fit', async (args, config, problem) => {
    const outcome = await callTool(gaugeDisplay, args, config)
    expect(inEnglish(outcome)).toMatchObject({
      isError: true,
      data: null,
      mistake: { problems: [problem], came: args },
    })
  })

  it('takes a range of one point', async () => {
    expect(await callTool(gaugeDisplay, { value: 7, min: 7, max: 7 })).toMatchObject({ isError: false })
    expect(await callTool(gaugeDisplay, { value: 7 }, { min: 7, max: 7 })).toMatchObject({ isError: false })
  })

  it('turns a range that is the wrong way round, and says so on the card', async () => {
    const config = v.parse(gaugeDisplay.configSchema, { min: 10, max: 1 })
    expect(gaugeDisplay.problems?.(config)).toHaveLength(1)
    expect((await callTool(gaugeDisplay, { value: 5 }, { min: 10, max: 1 })).data).toMatchObject({ min: 1, max: 10 })
    expect(gaugeDisplay.problems?.(v.parse(gaugeDisplay.configSchema, { min: 1, max: 10 }))).toEqual([])
  })

  it('shows a value inside its range, or nothing', async () => {
    const anyConfig = fc.record({ min: maybe(finite), max: maybe(finite), unit: maybe(fc.string()) })
    const anyCall = fc.record({ value: finite, min: maybe(finite), max: maybe(finite), unit: maybe(fc.string()) })
    await fc.assert(
      fc.asyncProperty(anyConfig, anyCall, async (config, call) => {
        const outcome = await callTool(gaugeDisplay, json(call), json(config))
        if (outcome.isError) {
          expect(outcome.mistake?.problems).not.toHaveLength(0)
          return
        }
        const { value, min, max, unit } = v.parse(GaugeOutput, outcome.data)
        if (min === undefined || max === undefined) throw new Error('a gauge without a range')
        expect(value).toBeGreaterThanOrEqual(min)
        expect(value).toBeLessThanOrEqual(max)
        if (config.unit) expect(unit).toBe(config.unit)
      }),
    )
  })
})

describe('the range of a gauge', () => {
  it('makes a range of one end alone', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), end => {
        const above = rangeOf(end, undefined)
        const below = rangeOf(undefined, end)
        expect(above.min).toBe(end)
        expect(above.max).toBeGreaterThan(end)
        expect(below.max).toBe(end)
        expect(below.min).toBeLessThan(end)
      }),
    )
    expect(rangeOf(undefined, undefined)).toEqual({ min: 0, max: 100 })
  })

  it('fills from nothing to all, more for more', () => {
    fc.assert(
      fc.property(fc.array(finite, { minLength: 4, maxLength: 4 }), numbers => {
        const [min = 0, one = 0, other = 0, max = 0] = numbers.sort((a, b) => a - b)
        const range = { min, max }
        expect(shareOf(one, range)).toBeGreaterThanOrEqual(0)
        expect(shareOf(other, range)).toBeLessThanOrEqual(1)
        expect(shareOf(one, range)).toBeLessThanOrEqual(shareOf(other, range))
        if (min < max) expect([shareOf(min, range), shareOf(max, range)]).toEqual([0, 1])
      }),
    )
    expect(shareOf(25, { min: 0, max: 100 })).toBe(0.25)
    expect(shareOf(-20, { min: -40, max: 0 })).toBe(0.5)
    expect(shareOf(7, { min: 7, max: 7 })).toBe(1)
  })

  it('prints numbers for people', () => {
    expect(printNumber(0.1 + 0.2)).toBe('0.3')
    expect(printNumber(-40)).toBe('-40')
    expect(printValue(72, '%')).toBe('72 %')
    expect(printValue(72, ' ')).toBe('72')
  })
})

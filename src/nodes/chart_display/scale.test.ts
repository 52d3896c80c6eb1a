import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { percentOf, scaleOf } from './scale'
import { slicesOf } from './slices'

const number = fc.double({ noNaN: true, noDefaultInfinity: true })

describe('an axis', () => {
  testRows([
    [
      [3, 5, 2],
      [0, 2, 4, 6],
    ],
    [[100], [0, 50, 100]],
    [
      [-4, 7],
      [-5, 0, 5, 10],
    ],
    [
      [0.1, 0.35],
      [0, 0.1, 0.2, 0.3, 0.4],
    ],
    [[0], [0, 1]],
    [[-20], [-20, -15, -10, -5, 0]],
  ])('has round numbers', (values, ticks) => {
    expect(scaleOf(values).ticks).toEqual(ticks)
  })

  it('holds every number and 0, in few steps', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 12 }), values => {
        const scale = scaleOf(values)
        expect(scale.ticks.length).toBeGreaterThan(1)
        expect(scale.ticks.length).toBeLessThan(8)
        for (const value of [0, ...values]) {
          expect(percentOf(value, scale)).toBeGreaterThanOrEqual(0)
          expect(percentOf(value, scale)).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})

describe('a pie', () => {
  const parts = fc
    .array(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 12 })
    .filter(values => values.some(value => value > 0))

  it('is shared out whole', () => {
    fc.assert(
      fc.property(parts, values => {
        const slices = slicesOf(values.map((value, at) => ({ label: `${at}`, value })))
        expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6)
        for (const { path } of slices) expect(path).not.toMatch(/NaN|Infinity|e/)
      }),
    )
  })

  it('goes round from twelve o’clock', () => {
    const [quarter, rest] = slicesOf([
      { label: 'a', value: 1 },
      { label: 'b', value: 3 },
    ])
    expect(quarter?.path).toBe('M0 0L0 -1A1 1 0 0 1 1 0Z')
    expect(rest?.path).toBe('M0 0L1 0A1 1 0 1 1 0 -1Z')
  })

  it('of one part is a circle', () => {
    expect(slicesOf([{ label: 'all', value: 7 }])[0]).toMatchObject({ share: 1, path: expect.stringMatching(/A.*A/) })
  })
})

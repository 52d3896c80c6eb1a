import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noUsageReport, type RequestEstimate, reservationOf, settlementOf, type UsageReport } from './charges'

const tokens = fc.nat(500_000)
const estimates: fc.Arbitrary<RequestEstimate> = fc.record({
  input: tokens,
  output: tokens,
  inputFactor: fc.constantFrom(1, 1.25, 2),
})
const prices = fc.record({
  inputPerMillion: fc.double({ min: 0, max: 100, noNaN: true }),
  outputPerMillion: fc.double({ min: 0, max: 100, noNaN: true }),
})

test('nothing reported is counted as set aside; what is reported is counted as reported', () => {
  fc.assert(
    fc.property(estimates, prices, (estimate, price) => {
      expect(settlementOf(noUsageReport, estimate, price)).toEqual(reservationOf(estimate, price))
    }),
  )
  const usage = { input: 100, cacheWrite: 20, cacheWriteHour: 10, cacheRead: 50 }
  const estimate = { input: 9_000, output: 2_048, inputFactor: 2 }
  const settled = (report: UsageReport) => settlementOf(report, estimate, { inputPerMillion: 2, outputPerMillion: 10 })
  expect(settled({ input: usage, output: 7 })).toEqual({ tokens: 187, microDollars: 2 * (100 + 25 + 20 + 5) + 70 })
  expect(settled({ input: usage, output: null })).toEqual({ tokens: 180 + 2_048, microDollars: 300 + 20_480 })
  expect(settled({ input: null, output: 7 })).toEqual({ tokens: 9_007, microDollars: 2 * 2 * 9_000 + 70 })
})

test('a fraction of a millionth of a dollar counts as a whole one, what arithmetic adds does not', () => {
  const price = (inputPerMillion: number) => ({ inputPerMillion, outputPerMillion: 0 })
  const dollars = (input: number, perMillion: number) =>
    reservationOf({ input, output: 0, inputFactor: 1 }, price(perMillion)).microDollars
  expect([dollars(3, 0.1), dollars(10, 0.1), dollars(11, 0.1)]).toEqual([1, 1, 2])
  // 10 * 1.1 is 11.000000000000002 here.
  expect(dollars(10, 1.1)).toBe(11)
})

test('beyond 200,000 tokens what is read costs twice, and what is written half as much again', () => {
  const charge = (input: number) =>
    reservationOf({ input, output: 1_000, inputFactor: 1 }, { inputPerMillion: 2, outputPerMillion: 10 })
  expect(charge(200_000)).toEqual({ tokens: 201_000, microDollars: 2 * 200_000 + 10 * 1_000 })
  expect(charge(200_001)).toEqual({ tokens: 201_001, microDollars: 4 * 200_001 + 15 * 1_000 })
})

test('where no price is known, tokens alone are counted', () => {
  const estimate = { input: 10, output: 5, inputFactor: 2 }
  expect(reservationOf(estimate, null)).toEqual({ tokens: 15, microDollars: 0 })
  expect(settlementOf(noUsageReport, estimate, null)).toEqual({ tokens: 15, microDollars: 0 })
})

test('a report within what was set aside is never counted as more', () => {
  const parts = fc.array(fc.nat(100), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(estimates, prices, parts, fc.nat(100), (estimate, price, shares, written) => {
      const sum = shares.reduce((a, b) => a + b, 1)
      const [input = 0, cacheWrite = 0, cacheRead = 0] = shares.map(share => Math.floor((estimate.input * share) / sum))
      // Cache writes are more expensive only where the request asks for them.
      const usage = { input, cacheWrite: estimate.inputFactor > 1 ? cacheWrite : 0, cacheWriteHour: 0, cacheRead }
      const settled = settlementOf(
        { input: usage, output: Math.floor((estimate.output * written) / 100) },
        estimate,
        price,
      )
      const reserved = reservationOf(estimate, price)
      expect(settled.tokens).toBeLessThanOrEqual(reserved.tokens)
      expect(settled.microDollars).toBeLessThanOrEqual(reserved.microDollars)
    }),
  )
})

test('what a provider reports beyond reason is capped, and a report within it never', () => {
  const estimate = { input: 1_000, output: 100, inputFactor: 1 }
  const input = { input: 1e308, cacheWrite: 0, cacheWriteHour: 0, cacheRead: 0 }
  expect(settlementOf({ input, output: Number.MAX_VALUE }, estimate, null).tokens).toBe(4_400)
  expect(settlementOf({ input: { ...input, input: 3_000 }, output: 300 }, estimate, null).tokens).toBe(3_300)
})

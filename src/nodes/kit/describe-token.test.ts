import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholePercents } from './describe-token'

it('shares in whole percent add up to 100, each less than one from what it is', () => {
  const shares = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 64 })
  fc.assert(
    fc.property(shares, each => {
      const total = each.reduce((sum, share) => sum + share, 0)
      const whole = wholePercents(each).map(share => Math.round(share * 100))
      expect(whole.reduce((sum, share) => sum + share, 0)).toBe(100)
      for (const [index, share] of each.entries())
        expect(Math.abs((whole[index] ?? 0) - (share / total) * 100)).toBeLessThan(1.0001)
    }),
  )
  expect(wholePercents([1, 1, 1])).toEqual([0.34, 0.33, 0.33])
})

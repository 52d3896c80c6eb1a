import { createRequire } from 'node:module'
import { type AST, RegExpParser } from '@eslint-community/regexpp'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUnambiguous } from '../tooling/unambiguous'

/** What the check says of a whole pattern that is one quantifier. */
function check(source: string): boolean {
  const pattern = new RegExpParser().parsePattern(source)
  const [quantifier] = pattern.alternatives[0]?.elements ?? []
  return isUnambiguous(quantifier as AST.Quantifier, { ignoreCase: false })
}

it.each([
  '(?:six|sixteen|sixty)*',
  '(?: (?:in|in the way of|with))*',
  '(?:[^"\\\\]|\\\\.)*',
  '(?:a[bc]?|d)+',
  '(?:a|b+c)*',
])('%s matches in one way only', source => expect(check(source)).toBe(true))

it.each([
  '(?:a|a)*',
  '(?:a|aa)*',
  '(?:a|[ab]|c)*',
  '(?:(?:a|[ab])c)*',
  '(?:a+|b)+',
  '(?:a?|b)*',
  '(?:(?:a|)(?:b|))*',
  '(?:ab|a|b)*',
])('%s may match in several', source => expect(check(source)).toBe(false))

const units = fc.constantFrom('a', 'b', 'c', '[ab]', '[^a]', 'a+', 'b*', 'c?', '(?:a|b)', '(?:b|bc)', '(?:ab?|c)+')
const parts = fc.array(fc.array(units, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 4 })

it('whatever has one way only is linear by the automaton of recheck', () => {
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  const { checkSync } = createRequire(import.meta.url)('recheck') as typeof import('recheck')
  const counts = { one: 0, several: 0 }
  fc.assert(
    fc.property(parts, alternatives => {
      const source = `(?:${alternatives.map(each => each.join('')).join('|')})*`
      const isOne = check(source)
      counts[isOne ? 'one' : 'several']++
      if (isOne) expect(checkSync(`^(?:${source})$`, '', { checker: 'automaton', timeout: 60_000 }).status).toBe('safe')
    }),
    { numRuns: process.env.SOAK ? 5_000 : 60 },
  )
  if (process.env.SOAK) console.warn('Repeated alternatives, by ways to match:', counts)
  expect(counts.one).toBeGreaterThan(0)
  expect(counts.several).toBeGreaterThan(0)
})

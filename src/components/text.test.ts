import { describe, expect, it } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { base64Size, formatCost, formatDuration, formatList, formatTokens } from './text'

describe('amounts in words', () => {
  it('says of tokens what was counted and what was guessed', () => {
    expect(formatTokens({ input: 1204, output: 85 })).toBe('1,289 tokens: read 1,204, wrote 85')
    expect(formatTokens({ input: 12, output: 3, estimated: true })).toBe(
      'about 15 tokens: read about 12, wrote about 3',
    )
  })

  testRows([
    [null, 'unknown'],
    [0, 'free'],
    [0.00004, 'less than $0.0001'],
    [0.00213, '$0.0021'],
    [0.1, '$0.10'],
    [3, '$3.00'],
    [1234.5, '$1,234.50'],
  ])('never says that an unknown cost is nothing', (total, words) => {
    expect(formatCost(total)).toBe(words)
  })

  testRows([
    [0, '0 ms'],
    [994, '994 ms'],
    [999, '1.0 s'],
    [1340, '1.3 s'],
    [59_990, '1 min 0 s'],
    [125_000, '2 min 5 s'],
  ])('says milliseconds in a fitting unit', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words)
  })

  it('counts one and many', () => {
    expect(base64Size('A'.repeat(16_000))).toBe('12 kB')
    expect(base64Size('AAAA')).toBe('3 bytes')
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(formatList)).toEqual(['', 'a', 'a and b', 'a, b, and c'])
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { count, formatCost, formatDuration, formatList } from '../../src/components/text'
import { activateLanguage, activeMessages } from '../../src/language/active'
import { compileText } from '../../src/language/compile'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import { messagesIn } from '../../src/language/messages'
import { formatNumber, formatValue } from '../../src/nodes/kit/format-number'

/** In the digits, signs and spaces of each language, by `Intl`. */
const written = {
  es: { number: '12.345,5', share: '7,5', list: 'a, b y c', date: '3 de mayo de 2026' },
  de: { number: '12.345,5', share: '7,5', list: 'a, b und c', date: '3. Mai 2026' },
  fr: { number: '12 345,5', share: '7,5', list: 'a, b et c', date: '3 mai 2026' },
  ar: { number: '12,345.5', share: '7.5', list: 'a وb وc', date: '3 مايو 2026' },
  'en-GB': { number: '12,345.5', share: '7.5', list: 'a, b and c', date: '3 May 2026' },
}

/** Spaces that do not break, and marks of direction, are no difference to a reader. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ')

afterEach(() => activateLanguage(sourceLanguage))

describe.each(Object.entries(written))('in %s', (code, expected) => {
  const inLanguage = () => activateLanguage(languageByCode(code) ?? sourceLanguage)

  it('numbers, money, lists and dates are as the language writes them', async () => {
    await inLanguage()
    expect({
      number: plain(count(12_345.5)),
      share: plain(formatNumber(7.5)),
      list: plain(formatList(['a', 'b', 'c'])),
      date: plain(activeMessages().date(Date.UTC(2026, 4, 3, 12), { dateStyle: 'long', timeZone: 'UTC' })),
    }).toEqual(expected)
    // Where the sign of the dollar goes differs between versions of `Intl`.
    expect(plain(formatCost(0.25)).replace(/ ?US/, '').replace(/[ $]/g, '')).toBe(
      expected.share.replace('7', '0').replace('5', '25'),
    )
    expect(formatCost(0.25)).toContain('$')
    expect(plain(formatValue(7.5, ' % '))).toBe(`${expected.share} %`)
  })

  it('durations have its decimal mark', async () => {
    await inLanguage()
    expect(plain(formatDuration(1_340))).toContain(expected.share.replace('7', '1').replace('5', '3'))
    expect(plain(formatDuration(125_000))).toMatch(/2.*5/)
  })
})

it.each([
  ['ar', [0, 1, 2, 3, 11, 100], ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['es', [0, 1, 2], ['other', 'one', 'other']],
  ['de', [0, 1, 2], ['other', 'one', 'other']],
  ['fr', [0, 1, 2], ['one', 'one', 'other']],
  ['en-GB', [0, 1, 2], ['other', 'one', 'other']],
] as const)('a plural in %s takes the forms of the language', (code, amounts, forms) => {
  const arms = compileText('{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}')
  const { localize } = messagesIn(languageByCode(code) ?? sourceLanguage, () => arms)
  expect(amounts.map(n => localize({ message: 'n', values: { n } }))).toEqual(forms)
})

it('a number is shown without groups and without a rest of its calculation', () => {
  expect([0.1 + 0.2, 2026, -0, 1 / 3].map(formatNumber)).toEqual(['0.3', '2026', '0', '0.333333333333'])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRows } from '../../../../tests/support/test-rows'
import { markdownToLine, markdownToText } from './markdown-to-text'

describe('plain words', () => {
  testRows([
    ['He was *furious*, and **left** the _house_.', 'He was furious, and left the house.'],
    ['# A title\n\nAnd `code` here.', 'A title And code here.'],
    ['- one\n- two\n  1. three', 'one two three'],
    ['See [the book](https://example.org/book "t") or <https://example.org>.', 'See the book or https://example.org.'],
    ['![A cat](https://example.org/cat.png) sleeps', 'A cat sleeps'],
    ['> quoted\n\n```js\nlet a = 1\n```', 'quoted let a = 1'],
    ['two  \nlines\nof text', 'two lines of text'],
    ['2 * 3 * 4 = 24, snake_case_name, 5 < 6 & 7', '2 * 3 * 4 = 24, snake_case_name, 5 < 6 & 7'],
    ['\\*not markup\\*', '*not markup*'],
    ['', ''],
  ])('of a text with markup', (text, words) => {
    expect(markdownToText(text)).toBe(words)
  })

  it.each([
    ['He was **very fur', 'He was very fur'],
    ['See [the book](https://exa', 'See the book'],
    ['Call `setTime', 'Call setTime'],
    ['Nothing open', 'Nothing open'],
  ])('of a text that was cut, %j', (text, words) => {
    expect(markdownToText(text, { isCut: true })).toBe(words)
  })

  it('leave words without markup as they are, in one line', () => {
    const word = fc.stringMatching(/^[A-Za-zäöüéñ]{1,9}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.boolean(), (words, isCut) => {
        expect(markdownToText(words.join(' '), { isCut })).toBe(words.join(' '))
        expect(markdownToText(words.map(each => `**${each}**`).join(' '), { isCut })).toBe(words.join(' '))
        expect(markdownToText(words.map(each => `- ${each}`).join('\n'))).toBe(words.join(' '))
      }),
    )
  })

  it('shorten what is too long', () => {
    expect(markdownToLine('**one** two three', 8)).toBe('one two…')
    expect(markdownToText('*a* '.repeat(100_000)).length).toBeLessThan(2_000)
  })
})

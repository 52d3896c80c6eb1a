import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunksOf } from './chunks'
import { markedParts } from './words'

const bare = (text: string) => text.replace(/\s/gu, '')
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n\n', '\n', '# Head\n', '## Other head ##\n', 'A sentence. ', 'Another one! ', 'word '),
    ),
    { maxLength: 60 },
  )
  .map(parts => parts.join(''))

describe('the pieces of a text', () => {
  it('hold all of it in order, and none is too long or empty', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 200 }), (text, size) => {
        const chunks = chunksOf({ name: 'a.md', text }, size)
        expect(bare(chunks.map(chunk => chunk.text).join(''))).toBe(bare(text))
        expect(chunks.map(({ index }) => index)).toEqual(chunks.map((_, at) => at))
        for (const chunk of chunks) {
          expect(chunk.text.length).toBeLessThanOrEqual(size)
          expect(chunk.text.trim()).not.toBe('')
        }
      }),
    )
  })

  it('keep paragraphs together while they fit, and end at a heading', () => {
    const text = '# Rooms\nAll have a bath.\n\nSome have a view.\n\n# Food\nBreakfast is at eight.'
    expect(chunksOf({ name: 'a.md', text }, 100)).toEqual([
      { source: 'a.md', index: 0, heading: 'Rooms', text: '# Rooms\n\nAll have a bath.\n\nSome have a view.' },
      { source: 'a.md', index: 1, heading: 'Food', text: '# Food\n\nBreakfast is at eight.' },
    ])
    expect(chunksOf({ name: 'a.md', text }, 30).map(chunk => chunk.heading)).toEqual(['Rooms', 'Rooms', 'Food'])
  })

  it('end with a sentence where a paragraph is too long', () => {
    const text = 'One is here. Two is here as well. Three'
    expect(chunksOf({ name: 'a', text }, 35).map(chunk => chunk.text)).toEqual([
      'One is here. Two is here as well.',
      'Three',
    ])
  })
})

describe('the pieces of a table', () => {
  it('hold each row once and whole, below the head', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '\n', '"'), maxLength: 12 })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(table, fc.integer({ min: 10, max: 120 }), (rows, size) => {
        const lines = rows.map(row => row.map(each => `"${each.replaceAll('"', '""')}"`).join(','))
        const chunks = chunksOf({ name: 'a.csv', text: lines.join('\r\n') }, size)
        const [head, ...rest] = lines
        for (const { text } of chunks) expect(text.startsWith(head ?? '')).toBe(true)
        expect(chunks.map(({ text }) => text.slice((head ?? '').length)).join('')).toBe(
          rest.map(row => `\n${row}`).join(''),
        )
      }),
    )
  })
})

describe('the words that were found', () => {
  it('are marked, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
        expect(
          markedParts(text, words)
            .map(part => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('are the same with accents and capitals', () => {
    expect(markedParts('Un Été, deux étés', ['ete'])).toEqual([
      { text: 'Un ', isFound: false },
      { text: 'Été', isFound: true },
      { text: ', deux étés', isFound: false },
    ])
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordDiff } from './word-diff'

const textOf = (pieces: ReturnType<typeof wordDiff>, side: 'before' | 'now') =>
  pieces.flatMap(({ kind, text }) => (kind === 'same' || kind === side ? [text] : [])).join('')

it('keeps both texts whole, and says what stayed as seldom as it can', () => {
  const words = fc.array(fc.constantFrom('a ', 'storm ', 'sun', ' ', '.', '\n', 'é', '😀'), { maxLength: 40 })
  fc.assert(
    fc.property(words, words, (left, right) => {
      const [before, now] = [left.join(''), right.join('')]
      const pieces = wordDiff(before, now)
      expect(textOf(pieces, 'before')).toBe(before)
      expect(textOf(pieces, 'now')).toBe(now)
      for (const [index, piece] of pieces.entries()) expect(piece.kind).not.toBe(pieces[index + 1]?.kind)
    }),
  )
})

it('finds the words that changed', () => {
  expect(wordDiff('It was a dark night.', 'It was a bright, dark day.')).toEqual([
    { kind: 'same', text: 'It was a ' },
    { kind: 'now', text: 'bright, ' },
    { kind: 'same', text: 'dark ' },
    { kind: 'before', text: 'night' },
    { kind: 'now', text: 'day' },
    { kind: 'same', text: '.' },
  ])
  expect(wordDiff('', '')).toEqual([])
  expect(wordDiff('x', '')).toEqual([{ kind: 'before', text: 'x' }])
})

it('does not take long over long texts', () => {
  const long = (seed: number) => Array.from({ length: 20_000 }, (_, index) => (index * seed) % 977).join(' ')
  const start = performance.now()
  const pieces = wordDiff(long(3), long(5))
  expect(performance.now() - start).toBeLessThan(2000)
  expect(textOf(pieces, 'now')).toBe(long(5))
})

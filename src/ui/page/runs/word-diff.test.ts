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

it('finds few changes in a long text', () => {
  const words = Array.from({ length: 5_000 }, (_, at) => `word${at}`)
  const now = words.with(100, 'here').with(4_900, 'there')
  const pieces = wordDiff(words.join(' '), now.join(' '))
  expect(pieces.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'before', text: 'word100' },
    { kind: 'now', text: 'here' },
    { kind: 'before', text: 'word4900' },
    { kind: 'now', text: 'there' },
  ])
})

it('compares no words of texts that differ too much for that, and shows what differs as a whole', () => {
  const words = (count: number, seed: number) => Array.from({ length: count }, (_, at) => `${at * seed}`).join(' ')
  const changed = (count: number) => wordDiff(`Then ${words(count, 3)}.`, `Then ${words(count, 5)}.`)
  const long = changed(4_000)
  expect(long.map(({ kind }) => kind)).toEqual(['before', 'now'])
  expect(textOf(long, 'before')).toBe(`Then ${words(4_000, 3)}.`)
  expect(textOf(long, 'now')).toBe(`Then ${words(4_000, 5)}.`)
})

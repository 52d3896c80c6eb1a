import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, wholeCharacters } from './characters'
import { MAX_SHOWN_CHARACTERS, shownToModel } from './outgoing'

const text = fc.string({ unit: 'grapheme', maxLength: 30 })

test('a text that is cut is its beginning, and has whole characters', () => {
  fc.assert(
    fc.property(text, fc.nat(40), (whole, most) => {
      const cut = cutText(whole, most)
      expect(whole.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(whole.length, most) - 1)
      expect(wholeCharacters(cut)).toBe(cut)
    }),
  )
})

test('a half of a character is replaced, and nothing else', () => {
  expect(wholeCharacters('a🌈b'.slice(0, 2))).toBe('a\ufffd')
  expect(wholeCharacters('🌈'.slice(1))).toBe('\ufffd')
  fc.assert(fc.property(text, whole => wholeCharacters(whole) === whole))
})

test('X09 a page that is cut inside an emoji is cut before it', () => {
  const page = `${'x'.repeat(MAX_SHOWN_CHARACTERS - 1)}🌈 more`
  const shown = shownToModel(page)
  expect(wholeCharacters(shown)).toBe(shown)
})

import { expect, test } from 'vitest'
import { readingOfText } from '../../../../tests/support/demo/converse'
import { listedChoices } from '../choose/choices'
import { tokenize } from '../read/words'
import { germanPack } from './de/german'
import { spanishPack } from './es/spanish'

test('a number and the words behind it are no phrase of a lexicon', () => {
  const words = tokenize('90 geteilt durch 3 Hunde', germanPack).map(({ word }) => word)
  expect(words).toEqual(['90', 'geteilt', 'durch', '3', 'hunde'])
})

test('a verb is found by its forms, also where they are misspelled', () => {
  expect(spanishPack.keyOf('lloraban')).toBe(spanishPack.keyOf('llorar'))
  expect(spanishPack.keyOf('pierden')).toBe(spanishPack.keyOf('perder'))
  expect(spanishPack.keyOf('nebando')).toBe(spanishPack.keyOf('nevar'))
})

test.each([
  ['Which do you like more, dogs or cats?', ['dogs', 'cats']],
  ['Soll ich Nudeln oder Reis essen?', ['Nudeln', 'Reis']],
  ['Tu veux du pain ou de l’eau ?', ['pain', 'eau']],
])('what leads up to choices is none of them: %s', async (said, choices) => {
  expect(await readingOfText(said, () => listedChoices(said))).toEqual(choices)
})

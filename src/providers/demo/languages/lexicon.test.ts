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
  ['glucklich', 'glücklich'],
  ['angstlich', 'ängstlich'],
  ['gluecklich', 'glücklich'],
  ['wutend', 'wütend'],
  ['hellgrun', 'hellgrün'],
])('umlauts are read without their dots: %s', (typed, meant) => {
  const keys = (word: string) => tokenize(word, germanPack).map(({ key }) => key)
  expect(keys(typed)).toEqual(keys(meant))
  expect(keys(typed)).not.toContain('')
})

test('an adjective is no light, for its ending', () => {
  expect(germanPack.keyOf('ordentlich')).not.toBe('light')
  expect(germanPack.keyOf('licht')).toBe('light')
})

test('who lives somewhere does not cheer', () => {
  expect(spanishPack.keyOf('vivo')).not.toBe('hooray')
  expect(spanishPack.keyOf('viva')).toBe('hooray')
})

test.each([
  ['Which do you like more, dogs or cats?', ['dogs', 'cats']],
  ['Soll ich Nudeln oder Reis essen?', ['Nudeln', 'Reis']],
  ['Tu veux du pain ou de l’eau ?', ['pain', 'eau']],
  ['Soll ich Geige oder Schlagzeug lernen?', ['Geige', 'Schlagzeug']],
  ['¿Aprendo piano o guitarra?', ['piano', 'guitarra']],
  ['Je dessine un château ou un bateau ?', ['château', 'bateau']],
  ['هل أرسم قلعة أم سفينة؟', ['قلعة', 'سفينة']],
])('what leads up to choices is none of them: %s', async (said, choices) => {
  expect(await readingOfText(said, () => listedChoices(said))).toEqual(choices)
})

import { expect, it } from 'vitest'
import { arabicTalking } from './ar/talking'
import { germanTalking } from './de/talking'
import { spanishTalking } from './es/talking'
import { frenchTalking } from './fr/talking'

it.each([
  ['German', germanTalking, 'einundzwanzig mal dreihundertfuenf', '21 mal 305'],
  [
    'German, a word that only begins like a number',
    germanTalking,
    'zwei Dreiecke, acht Achtel',
    '2 Dreiecke, 8 Achtel',
  ],
  ['French', frenchTalking, 'quatre-vingt-dix-sept et vingt et un chats', '97 et 21 chats'],
  ['Spanish', spanishTalking, 'treinta y cinco por dos mil', '35 por 2000'],
  [
    'Spanish, joined to a word that only begins like a number',
    spanishTalking,
    'treinta y cincoenrama',
    '30 y cincoenrama',
  ],
])('numbers in words: %s', (_, { sums }, text, expected) => {
  expect(sums.digits(text)).toBe(expected)
})

// An expression that repeats all words has as many ways to match this as there are letters, and would not end.
it.each([
  ['German', germanTalking, 'einundzwanzig'],
  ['French', frenchTalking, 'quatre-vingt-dix-sept-'],
  ['Arabic', arabicTalking, 'اثنتان وثلاثون و'],
])('a long text of number words ends: %s', (_, { sums }, word) => {
  expect(sums.digits(`${word.repeat(2000)}x`)).toMatch(/x$/)
})

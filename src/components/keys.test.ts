import { expect, it } from 'vitest'
import { keyName } from './keys'

it.each([
  ['the letter z', 'z', 'KeyZ', 'Z'],
  ['z of a German keyboard, at the place of y', 'z', 'KeyY', 'Z'],
  ['a of a French keyboard, at the place of q', 'a', 'KeyQ', 'A'],
  ['a Latin letter with an accent', 'é', 'Digit2', 'É'],
  ['Cyrillic', 'я', 'KeyZ', 'Z'],
  ['Greek', 'ζ', 'KeyZ', 'Z'],
  ['Hebrew', 'ז', 'KeyZ', 'Z'],
  ['Arabic', 'ئ', 'KeyZ', 'Z'],
  ['two Arabic letters of one key', 'لا', 'KeyB', 'B'],
  ['Georgian', 'ა', 'KeyA', 'A'],
  ['Devanagari', 'क', 'KeyK', 'K'],
  ['a Dvorak keyboard with a sign in the place of z', ';', 'KeyZ', ';'],
  ['a sign', '?', 'Slash', '?'],
  ['the Arabic question mark', '؟', 'Slash', '?'],
  ['Enter', 'Enter', 'Enter', 'Enter'],
])('the key of %s', (_, key, code, name) => {
  expect(keyName({ key, code })).toBe(name)
})

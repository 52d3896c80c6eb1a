import { expect, test } from 'vitest'
import { mostKnowing, possibleLanguages } from './language'
import { loadWords } from './lexicon'

test.each([
  ['How are you?', 'en'],
  ['Ich habe Hunger', 'de'],
  ['cuentame un chiste porfa', 'es'],
  ['no es un perro sino un gato negro', 'es'],
  ['meh geht so', 'de'],
  ['bof rien de special', 'fr'],
  ['Tengo mucho miedo', 'es'],
  ['J’ai mal', 'fr'],
  ['مرحبا', 'ar'],
  ['a hat', 'en'],
  ['gané la carrera!', 'es'],
  ['saqué un diez en mates', 'es'],
  ['me duele la tripa', 'es'],
  ['un chat noir', 'fr'],
  ['un coche rojo', 'es'],
  ['ça va', 'fr'],
  ['pizza', undefined],
])('“%s” is in %s', async (said, code) => {
  const lexicons = await Promise.all(possibleLanguages(said).map(code => loadWords(code)))
  expect(mostKnowing(lexicons, said)?.code).toBe(code)
})

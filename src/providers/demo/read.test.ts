import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { LANGUAGES, loadWords, type Words, WordsFile } from './lexicon'
import { itemsIn } from './lists'
import { read } from './read'
import { concernIn } from './safety'

const english = await loadWords('en')

describe('each file of words', () => {
  test.each(LANGUAGES)('%s keeps to the schema', code => {
    const file = JSON.parse(readFileSync(resolve(import.meta.dirname, `words/${code}.json`), 'utf8'))
    expect(v.safeParse(WordsFile, file).issues?.map(issue => [v.getDotPath(issue), issue.message])).toBeUndefined()
  })

  test.each(LANGUAGES)('%s has its families of signs as texts are compared with them: folded', async code => {
    const file = JSON.parse(readFileSync(resolve(import.meta.dirname, `words/${code}.json`), 'utf8'))
    const { forms: _, ...safety } = file.safety
    const words = await loadWords(code)
    const entries = Object.values<string>({ ...safety, ...file.signs }).flatMap(list => list.split(/, | |\*|_/))
    expect(entries.filter(entry => words.tokens(entry).join(' ') !== entry)).toEqual([])
  })

  test('the same kinds of lists are in all', () => {
    const kinds = LANGUAGES.map(code => {
      const file = JSON.parse(readFileSync(resolve(import.meta.dirname, `words/${code}.json`), 'utf8'))
      return [
        Object.keys(file.marks)
          .filter(mark => mark !== 'notAfter')
          .sort(),
        Object.keys(file.safety).sort(),
      ]
    })
    for (const kind of kinds) expect(kind).toEqual(kinds[0])
  })
})

describe('feelings', () => {
  test.each([
    ['en', 'I am so happy today', 'joy'],
    ['en', 'i am so exited', 'excite'],
    ['en', 'the food was ok but the waiter was super rude', 'bad'],
    ['fr', 'jarrete pas de pleurer', 'sad'],
    ['en', 'We are not sad but happy', 'joy'],
    ['en', 'My dog ran away', 'sad'],
    ['en', 'Why am I so sad?', 'sad'],
    ['en', 'i am not tired and happy', 'joy'],
    ['en', 'i am not happy and excited', 'sad'],
    ['en', 'the book made me cry in a good way', 'joy'],
    ['ar', 'كان اليوم جميلا', 'good'],
    ['es', 'No me siento feliz', 'sad'],
    ['de', 'Ich freue mich auf die Ferien', 'joy'],
    ['de', 'Ich mag keinen Spinat', 'bad'],
    ['de', 'der Pirat hatte Angst vor Wasser', 'fear'],
    ['fr', 'J’ai peur du noir', 'fear'],
    ['en', 'im trying not to cry', 'sad'],
    ['de', 'ich versuche nicht zu weinen', 'sad'],
    ['es', 'intento no llorar', 'sad'],
    ['fr', 'j’essaie de ne pas pleurer', 'sad'],
    ['en', 'ur drawing is sick bro', 'good'],
    ['ar', 'أنا سعيد جدا', 'joy'],
  ] as const)('%s: “%s” is %s', async (code, said, feeling) => {
    expect(read(said, await loadWords(code)).feelings[0]?.id).toBe(feeling)
  })

  test.each([
    ['en', 'I am not sad'],
    ['en', 'I do not think your idea is bad'],
    ['en', 'Are you happy?'],
    ['en', 'If I win I will be happy'],
    ['en', 'My teacher is over there'],
    ['fr', 'Je ne suis pas triste'],
    ['fr', 'la tour Eiffel sous la neige'],
    ['es', 'se me ha caido un diente'],
    ['es', 'me pelee con mi hermano jaja'],
    ['de', 'Ich bin nicht traurig'],
    ['de', 'Ich bin gar nicht aufgeregt'],
  ] as const)('%s: “%s” states none', async (code, said) => {
    expect(read(said, await loadWords(code)).feelings).toEqual([])
  })
})

describe('a good word said in passing beside a sad sign', () => {
  test.each([
    ['en', 'my best freind is moving to canada next month'],
    ['en', 'yesterday was my birthday and nobody came'],
    ['en', 'we had a party but without me'],
    ['de', 'heute ist mein geburtstag aber keiner hat angerufen'],
    ['de', 'die Feier ist abgesagt'],
    ['es', 'ayer fue mi cumpleaños y no vino nadie'],
    ['es', 'no me gusta tu idea, mejor hagamos la mia'],
    ['fr', 'hier c’était mon anniversaire et personne n’est venu'],
    ['ar', 'كان عيد ميلادي ولم يأت أحد'],
  ] as const)('%s: “%s” is not good', async (code, said) => {
    expect(read(said, await loadWords(code)).valence).toBeLessThanOrEqual(0)
  })

  test('a sad face is sad', () => {
    expect(read('my best freind is moving :(', english).feelings[0]?.id).toBe('sad')
  })

  test.each([
    ['en', 'It is my birthday'],
    ['en', 'We won the game and had a party'],
    ['de', 'Endlich Ferien'],
    ['fr', 'C’est mon anniversaire'],
  ] as const)('%s: “%s” is good without one', async (code, said) => {
    expect(read(said, await loadWords(code)).valence).toBeGreaterThan(0.3)
  })
})

test.each([
  ['de', 'der film war voll lustig aber zu lang', ['lustig', 'zu lang']],
  ['en', 'nervous for my piano thing but also excited', ['nervous', 'excited']],
  ['en', 'should i be happy or sad that school is closed', ['happy', 'sad']],
  ['en', 'i thought i failed maths but i got 18 out of 20', ['failed', '18/20']],
  ['es', 'el juego es muy divertido pero se traba', ['divertido', 'se traba']],
  ['ar', 'مبارح كان عيد ميلادي وما حدا إجا', ['عيد ميلادي', 'ما حدا']],
] as const)('%s: of “%s” both halves are named, and none wins', async (code, said, both) => {
  const { mixed, valence } = read(said, await loadWords(code))
  expect([mixed, valence]).toEqual([both, 0])
})

test.each([
  ['80 % of it', { value: 80, unit: '%' }],
  ['3 out of 10', { value: 3, outOf: 10 }],
  ['it is 12 °C', { value: 12, unit: '°c' }],
  ['minus 12 outside', { value: -12, unit: '°c' }],
])('“%s” measures something', (said, number) => {
  expect(read(said, english).numbers[0]).toMatchObject(number)
})

test.each(['12/4 Main Street', 'Half past 8', 'x + 5 = 12', 'Room 7'])('“%s” measures nothing', said => {
  for (const { outOf, unit } of read(said, english).numbers) expect([outOf, unit]).toEqual([undefined, undefined])
})

test('a thing or a color that is denied is not there', () => {
  const { things, colors, absent } = read('There is no wind, and the car is not red but blue.', english)
  expect(things.map(({ id }) => id)).toEqual(['car'])
  expect(colors.map(({ id }) => id)).toEqual(['blue'])
  expect([...absent]).toEqual(['wind', 'red'])
})

test.each([
  ['en', 'the flowers are gone'],
  ['de', 'meine Katze ist weg'],
  ['fr', 'les fleurs ont disparu'],
] as const)('%s: in “%s” the thing is not there', async (code, said) => {
  expect(read(said, await loadWords(code)).things).toEqual([])
})

test('being is no bee', () => {
  expect(read('It is all about being yourself', english).things).toEqual([])
})

/** How many words are looked up, and letters and words compared, to read a text. */
function stepsFor(text: string): number {
  let steps = 0
  const counting: Words = {
    ...english,
    tokens: given => {
      steps += given.length
      return english.tokens(given)
    },
    meanings: word => {
      steps++
      return english.meanings(word)
    },
    signs: tokens => {
      steps += tokens.length
      return english.signs(tokens)
    },
  }
  read(text, counting)
  concernIn(text, [counting])
  itemsIn(text, counting)
  return steps
}

test.each([
  'a',
  'a ',
  'a, ',
  '😀',
  'why? ',
  'not ',
  '12 ',
  '1/',
  'dog -> cat\n',
  'I am sad and my dad hits me. ',
  'tea or ',
])('of “%s” over and over twice as much takes no more than twice the steps', text => {
  expect(stepsFor(text.repeat(1000))).toBeLessThan(stepsFor(text.repeat(500)) * 2.2 + 100)
})

it('reads whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      const { valence, feelings } = read(text, english)
      expect(Math.abs(valence)).toBeLessThanOrEqual(1)
      expect(feelings.every(({ strength }) => strength > 0)).toBe(true)
    }),
  )
})

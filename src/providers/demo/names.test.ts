import { describe, expect, test } from 'vitest'
import { type LanguageCode, loadWords } from './lexicon'
import { nameIn } from './names'
import { concernIn } from './safety'

const named = async (code: LanguageCode, ...texts: string[]) => nameIn(texts, await loadWords(code))

describe('a name is found as children type it', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'i am mia. whats my name', 'Mia'],
    ['en', 'mia is my name. whats my name', 'Mia'],
    ['en', 'Hi im mia do you know my name', 'Mia'],
    ['en', 'What is my name? It is Mia.', 'Mia'],
    ['en', 'whats my name? its mia', 'Mia'],
    ['en', 'Call me Mia. What is my name?', 'Mia'],
    ['en', 'my name: zayneb', 'Zayneb'],
    ['en', 'My names Mia. whats my name?', 'Mia'],
    ['en', 'I am Mia - what do people call me?', 'Mia'],
    ['en', 'By the way, I am Zola.', 'Zola'],
    ['en', 'im so tired. my name is not important, im ben', 'Ben'],
    ['es', 'me llamo mia', 'Mia'],
    ['es', 'como me llamo? soy lucia', 'Lucia'],
    ['es', 'soy Mia, como me llamo?', 'Mia'],
    ['es', 'soy mia y estoy feliz', 'Mia'],
    ['de', 'ich heiße mia', 'Mia'],
    ['de', 'hi ich bin leon wie heiße ich', 'Leon'],
    ['de', 'wie heiße ich? ich heiß çağla', 'Çağla'],
    ['de', 'mia ist mein name', 'Mia'],
    ['fr', 'je m’appelle mia', 'Mia'],
    ['fr', 'je mappelle mia', 'Mia'],
    ['fr', 'comment je m’appelle ? moi c’est chloe', 'Chloe'],
    ['ar', 'اسمي ميا', 'ميا'],
    ['ar', 'انا يوسف', 'يوسف'],
    ['ar', 'ما اسمي؟ أنا مريم', 'مريم'],
  ])('%s: “%s”', async (code, text, name) => {
    expect(await named(code, text)).toBe(name)
  })
})

describe('an ordinary word is no name', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'i am happy. what is my name?'],
    ['en', 'I am tired'],
    ['en', 'im hungry whats my name'],
    ['en', 'whats my name? its raining'],
    ['en', 'What is my name? I told you.'],
    ['en', 'my name is a secret'],
    ['en', 'this is my name'],
    ['en', 'im in the garden'],
    ['en', 'I am Ben’s brother'],
    ['es', 'soy linda'],
    ['es', 'soy alta, como me llamo'],
    ['es', 'estoy cansada'],
    ['de', 'ich bin müde'],
    ['de', 'Ich bin Schülerin. Wie heiße ich?'],
    ['fr', 'je suis fatiguée, comment je m’appelle'],
    ['fr', 'je suis en retard'],
    ['ar', 'أنا سعيد'],
    ['ar', 'أنا جوعان، ما اسمي'],
  ])('%s: “%s”', async (code, text) => {
    expect(await named(code, text)).toBeUndefined()
  })
})

test.each<[LanguageCode, string]>([
  ['en', 'Call me Mia. What is my name?'],
  ['en', 'Call me Ben'],
  ['en', 'You can call me Mia.'],
  ['en', 'You can call me Al'],
  ['en', 'hi, call me Zola please'],
  ['en', 'my friends call me mia and what is my name'],
  ['en', 'everyone calls me Lotte'],
  ['es', 'mis amigos me llaman Mia'],
  ['de', 'meine Freunde nennen mich Mia'],
  ['fr', 'mes amis m’appellent Mia'],
  ['ar', 'ينادونني مريم'],
])('%s: what somebody wants to be called is no alarm: “%s”', async (code, text) => {
  expect(concernIn(text, [await loadWords(code)])).toBeUndefined()
})

test.each<[LanguageCode, string]>([
  ['en', 'They call me Fat'],
  ['en', 'they call me Dumbo'],
  ['en', 'everyone calls me Mia the cow'],
  ['en', 'call me stupid all you want'],
  ['en', 'the girls call me names'],
  ['es', 'me llaman gorda'],
  ['de', 'die anderen nennen mich Schwein'],
])('%s: an insult is one all the same: “%s”', async (code, text) => {
  expect(concernIn(text, [await loadWords(code)])).toBe('harm')
})

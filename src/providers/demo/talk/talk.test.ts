import { describe, expect, test } from 'vitest'
import { collect, quickModel, request, user } from '../../../../tests/support/demo/converse'
import type { Message } from '../../../engine/model/language-model'

const reply = async (said: string, system = '', before: Message[] = []) =>
  (await collect(quickModel(), request({ system, messages: [...before, user(said)] }))).text

const assistant = (content: string): Message => ({ role: 'assistant', content })

describe('memory', () => {
  const earlier = [user('Hi, my name is ada. My favorite animal is the owl.'), assistant('Hello, Ada!')]

  test('a name that is in the context is known', async () => {
    expect(await reply('What is my name?', '', earlier)).toContain('Ada')
    expect(await reply('What is my favorite animal?', '', earlier)).toContain('owl')
  })

  test('a name that is not in the context is not known, and that is said', async () => {
    expect(await reply('What is my name?')).toMatch(/do not know your name/)
    expect(await reply('What is my favorite animal?')).toMatch(/do not know your favorite animal/)
  })
})

test.each([
  ['what is 12 * 7', '84'],
  ['What is (3 + 4) x 2?', '14'],
  ['10 divided by 4?', '2.5'],
  ['1 / 0 =', 'Nobody can divide by zero'],
  ['How many r in strawberry?', '3'],
])('reckons: %s', async (said, result) => expect(await reply(said)).toContain(result))

test.each(['who are you?', 'Are you ChatGPT?', 'are you a language model'])(
  'is honest about itself: %s',
  async said => {
    expect(await reply(said)).toMatch(/not a language model/)
  },
)

test('says that it does not know what it does not know', async () => {
  expect(await reply('Who was the first king of Spain?')).toMatch(/do not know/)
})

test.each([
  ['Answer in capitals.', /^[^a-z]+$/],
  ['Speak like a pirate.', /^Arr!/],
  ['Answer in one word.', /^\S+$/],
  ['Answer as a bullet list.', /^- .+\n- /],
  ['Reply in German.', /Ich habe .* gesehen/],
  ['Antworte auf Spanisch.', /He visto .* en mi lista/],
])('obeys the system prompt: %s', async (system, voice) => {
  expect(await reply('I love my new puppy', system)).toMatch(voice)
})

test('an order that is forbidden is not obeyed', async () => {
  expect(await reply('I love my new puppy', 'Never speak like a pirate.')).not.toMatch(/Arr/)
})

test('translates with its pocket dictionary, and says what is not in it', async () => {
  expect(await reply('Translate to German: the cat and the house')).toBe('die Katze und das Haus')
  expect(await reply('the zebra', 'You translate to Spanish.')).toMatch(/zebra\* is not in it/)
})

test('paints in words what the text names', async () => {
  const text = await reply('a green dragon', 'You describe visual concepts in vivid detail.')
  expect(text).toContain('dragon')
  expect(text).toContain('green')
})

test('names the word and the rule', async () => {
  expect(await reply('There was a terrible storm and I was so scared')).toMatch(/I saw .*\*scared\*.*fear/)
})

test('two different messages get different answers', async () => {
  expect(await reply('I adore the mountains')).not.toBe(await reply('The bus was late and I hated it'))
})

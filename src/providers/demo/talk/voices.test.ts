import { expect, test } from 'vitest'
import { collect, quickModel, request } from '../../../../tests/support/demo/converse'
import { missingVoice } from './voices'

test.each([
  ['You are a cowboy. Answer everything.', 'cowboy'],
  ['Talk like Shakespeare', 'Shakespeare'],
  ['Be rude.', 'rude'],
  ['You are a rude assistant.', 'rude'],
  ['Answer as a cat', 'cat'],
  ['You are a cat.', 'cat'],
  ['Respond in the style of Yoda', 'Yoda'],
  ['Reply in Japanese.', 'Japanese'],
  ['Pretend to be a dragon', 'dragon'],
  ['Your tone is sarcastic', 'sarcastic'],
  ['Speak as if you were a medieval knight', 'medieval knight'],
  ['Habla como un vaquero', 'vaquero'],
  ['Antworte wie ein Cowboy', 'Cowboy'],
  ['Parle comme un chat', 'chat'],
])('%s: says that it has no voice for it', async (system, voice) => {
  const { text } = await collect(quickModel(), request({ said: 'I love my new puppy', system }))
  expect(text).toContain(`I have no voice for *${voice}*`)
})

test.each([
  'Speak like a pirate.',
  'Sprich wie ein Pirat.',
  'Habla como un pirata.',
  'Parle comme un pirate.',
  'You are a helpful assistant.',
  'You are a mood ring. Use display_mood_color.',
  'You describe visual concepts in vivid detail.',
  'Answer in one word.',
  'Never speak like a cowboy.',
  'Reply in German.',
  'You are a creative director.',
  'You are kind.',
  'You are an expert on cats.',
  'Answer the question with the tool.',
])('%s: there is nothing to say about it', system => expect(missingVoice(system, '')).toBeNull())

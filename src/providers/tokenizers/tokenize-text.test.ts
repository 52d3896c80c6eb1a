import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenizeText } from './tokenize-text'

const estimate = { pieces: ['A', ' tiny', ' heli', 'copte', 'r', '!'], by: 'estimate' }
const openai = { provider: 'openai', id: 'gpt-4o' }

test('a text is cut as its model cuts it', async () => {
  expect(await tokenizeText('I love strawberry tea.', openai)).toEqual({
    pieces: ['I', ' love', ' strawberry', ' tea', '.'],
    by: 'tokenizer',
  })
  expect((await tokenizeText(' Donaudampfschiff', openai)).pieces.length).toBeGreaterThan(3)
})

test.each(['gpt-4o-mini', 'gpt-4.1-mini', 'gpt-5.4-mini', 'gpt-5.6-luna', 'openai/gpt-4o', 'o3-mini'])(
  'the tokenizer of %s is known',
  async id => {
    expect((await tokenizeText('Hello', { provider: 'openrouter', id })).by).toBe('tokenizer')
  },
)

test.each([
  'gpt-6-luna',
  'gpt-4',
  'claude-sonnet-5',
  'llama3.2',
  'gemini-3.8-flash',
  'here',
  'smollm2-360m',
  'gpt-oss-20b',
])('of %s it is not, and the cut is an estimate', async id => {
  expect(await tokenizeText('A tiny helicopter!', { provider: 'other', id })).toEqual(estimate)
})

test('the cut of a model in the page is an estimate where its file is not on this device', async () => {
  expect(await tokenizeText('A tiny helicopter!', { provider: 'page', id: 'smollm2-360m' })).toEqual(estimate)
})

test('the demo counts four letters', async () => {
  expect(await tokenizeText('A bear!', { provider: 'demo', id: 'demo' })).toEqual({
    pieces: ['A be', 'ar!'],
    by: 'own',
  })
})

test.each([openai, { provider: 'demo', id: 'demo' }, { provider: 'page', id: 'qwen' }])(
  'the pieces of %o are the text, whatever is in it',
  async model => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('<|endoftext|>', '🐻👨‍👩‍👧', '猫と犬', '\uFFFD', ''),
    )
    await fc.assert(
      fc.asyncProperty(text, async each => {
        expect((await tokenizeText(each, model)).pieces.join('')).toBe(each)
      }),
    )
  },
)

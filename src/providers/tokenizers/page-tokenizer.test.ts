import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tinyGguf } from '../../../tests/support/tiny-gguf'
import { findPageTokenizer, readPageTokenizer } from './page-tokenizer'

const file = (...parts: BlobPart[]) => new Blob(parts)
const read = async (bytes = tinyGguf()) => (await readPageTokenizer(file(bytes))) ?? expect.unreachable()

test.each([
  ['Warm is the bear', ['W', 'a', 'r', 'm', ' is', ' the', ' bear']],
  // Each digit is a token of its own, and pairs are merged in the order of the file.
  [' sun 12 blues', [' sun', ' ', '1', '2', ' blue', 's']],
  ['猫 the', ['猫', ' the']],
  [' the<|end|> sun', [' the', '<|end|>', ' sun']],
  ['', []],
])('%j is cut as the model’s file says', async (text, pieces) => {
  const cut = await read()
  expect(cut(text)).toEqual(pieces)
})

test('the pieces are the text, whatever is in it', async () => {
  const cut = await read()
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\r\n \t', '🐻👨‍👩‍👧', '\uFEFFa', '\uFFFD'))
  fc.assert(fc.property(text, each => cut(each).join('') === each))
})

test('a vocabulary of another kind, or one that is cut off, gives no tokenizer', async () => {
  const other = new TextDecoder('latin1').decode(tinyGguf()).replace('smollm', 'unseen')
  expect(await readPageTokenizer(file(Uint8Array.from(other, letter => letter.charCodeAt(0))))).toBeUndefined()
  await expect(readPageTokenizer(file(tinyGguf().slice(0, 400)))).rejects.toThrow()
  await expect(readPageTokenizer(file('<html>'))).rejects.toThrow('no GGUF')
})

test('the tokenizer of a model is read where its file is on this device', async () => {
  expect(await findPageTokenizer('page/smollm2-360m', async () => null)).toBeUndefined()
  const cut = await findPageTokenizer('page/smollm2-360m', async () => file(tinyGguf()))
  expect(cut?.(' the moon')).toEqual([' the', ' moon'])
  expect(await findPageTokenizer('openai/gpt-4o', async () => file(tinyGguf()))).toBeUndefined()
})

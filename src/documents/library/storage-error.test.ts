import { expect, test } from 'vitest'
import { asStorageError, StorageError } from './storage-error'

test.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'absent'],
  ['InvalidAccessError', 'absent'],
  ['UnknownError', 'failed'],
])('a %s of the browser becomes the problem “%s”', (name, code) => {
  const thrown = new DOMException('x', name)
  expect(asStorageError(thrown)).toMatchObject({ code, cause: thrown })
  // Some browsers throw it as an ordinary error.
  expect(asStorageError(Object.assign(new Error('x'), { name }))).toMatchObject({ code })
})

test('whatever is thrown, there is a problem with a sentence', () => {
  for (const thrown of [undefined, null, 'x', 7, new Error('x')])
    expect(asStorageError(thrown)).toMatchObject({ code: 'failed', message: expect.stringMatching(/\w \w/) })
  const known = new StorageError('gone', undefined, 'It is gone.')
  expect(asStorageError(known)).toBe(known)
})

import { expect, test } from 'vitest'
import { asStorageError, StorageError } from './storage-error'

test.each([
  [
    'QuotaExceededError',
    'full',
    'The storage of this browser is full. Your work is still on the page: delete something, or save it as a file.',
  ],
  [
    'SecurityError',
    'absent',
    'This browser window keeps nothing. You can go on, but save your work as a file before you close the page.',
  ],
  [
    'InvalidAccessError',
    'absent',
    'This browser window keeps nothing. You can go on, but save your work as a file before you close the page.',
  ],
  ['UnknownError', 'failed', 'Saving did not work. Your work is still on the page: try again, or save it as a file.'],
])('what a browser calls %s is said as what to do', (name, code, message) => {
  const thrown = new DOMException('x', name)
  expect(asStorageError(thrown)).toMatchObject({ code, message, cause: thrown })
  // Some browsers throw it as an ordinary error.
  expect(asStorageError(Object.assign(new Error('x'), { name }))).toMatchObject({ code, message })
})

test('whatever is thrown, there is a sentence', () => {
  for (const thrown of [undefined, null, 'x', 7, new Error('x')])
    expect(asStorageError(thrown)).toMatchObject({ code: 'failed', message: expect.stringContaining('did not work') })
  const known = new StorageError('gone', undefined, 'It is gone.')
  expect(asStorageError(known)).toBe(known)
  expect(new StorageError('gone').message).toBe(
    'This is not in your library any more. Another tab may have deleted it.',
  )
  expect(new StorageError('damaged').message).toBe('This cannot be read. It stays in your library as it is.')
  expect(new StorageError('blocked').message).toBe(
    'The storage of this browser does not answer. Another tab may hold it: close it, or save your work as a file.',
  )
})

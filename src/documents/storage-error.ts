/** Why keeping or finding something on this device did not work. */
export type StorageErrorCode = 'absent' | 'blocked' | 'full' | 'gone' | 'damaged' | 'failed'

/** Those that can come up before the library is loaded; the others bring their sentence along. */
const sentences: { [Code in StorageErrorCode]?: string } = {
  absent: 'This browser window keeps nothing. You can go on, but save your work as a file before you close the page.',
  blocked:
    'The storage of this browser does not answer. Another tab may hold it: close it, or save your work as a file.',
  full: 'The storage of this browser is full. Your work is still on the page: delete something, or save it as a file.',
  failed: 'Saving did not work. Your work is still on the page: try again, or save it as a file.',
}

/** A storage call that failed. `message` is a plain sentence that says what to do next. */
export class StorageError extends Error {
  override name = 'StorageError'
  constructor(
    readonly code: StorageErrorCode,
    cause?: unknown,
    message = sentences[code],
  ) {
    super(message, { cause })
  }
}

/** Gives whatever was thrown a code and a sentence. */
export function asStorageError(thrown: unknown): StorageError {
  if (thrown instanceof StorageError) return thrown
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : ''
  if (name === 'QuotaExceededError') return new StorageError('full', thrown)
  if (name === 'SecurityError' || name === 'InvalidAccessError') return new StorageError('absent', thrown)
  return new StorageError('failed', thrown)
}

import { LocalizedError } from '../../language/localized-error'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'

/** The kind of a storage failure. */
export type StorageErrorCode = 'absent' | 'blocked' | 'full' | 'gone' | 'damaged' | 'failed'

/** What to do. Where it is known which document is meant, the thrower gives its own sentence. */
const sentences: Readonly<Record<StorageErrorCode, MessageDescriptor>> = {
  absent: msg(
    'This browser window does not save anything. You can go on, but save your work as a file before you close the page.',
  ),
  blocked: msg(
    'This browser’s storage does not answer. Another tab may be using it: close that tab, or save your work as a file.',
  ),
  full: msg('This browser’s storage is full. Your work is still on the page: delete something, or save it as a file.'),
  gone: msg('This is no longer in your library. Another tab may have deleted it.'),
  damaged: msg('This cannot be read. It stays in your library as it is.'),
  failed: msg('Saving did not work. Your work is still on the page: try again, or save it as a file.'),
}

/** A failed storage operation. Its words say what to do next. */
export class StorageError extends LocalizedError {
  override name = 'StorageError'
  constructor(
    readonly code: StorageErrorCode,
    cause?: unknown,
    words: LocalizedText = sentences[code],
  ) {
    super(words, { cause })
  }
}

/** Converts anything thrown to a code and a message. */
export function asStorageError(thrown: unknown): StorageError {
  if (thrown instanceof StorageError) return thrown
  const name = thrown instanceof Error ? thrown.name : ''
  if (name === 'QuotaExceededError') return new StorageError('full', thrown)
  if (name === 'SecurityError' || name === 'InvalidAccessError') return new StorageError('absent', thrown)
  return new StorageError('failed', thrown)
}

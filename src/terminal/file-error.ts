import { errorText } from '../language/localized-error'
import { type LocalizedText, msg } from '../language/message'

/** Why a file cannot be read or written, as a sentence. */
export function describeFileError(error: unknown): LocalizedText {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return msg('There is no such file.')
  if (code === 'EISDIR') return msg('This is a folder.')
  if (code === 'ENOTDIR') return msg('A part of this path is no folder.')
  if (code === 'EACCES' || code === 'EPERM') return msg('You may not open this file.')
  if (code === 'ENOSPC') return msg('There is no space left there.')
  return errorText(error)
}

/** The same after what it is about: "notes.txt: There is no such file." */
export function withFileError(about: string, error: unknown): LocalizedText {
  return msg(
    { message: '{about}: {problem}', context: 'a file, and why it cannot be opened' },
    { about, problem: describeFileError(error) },
  )
}

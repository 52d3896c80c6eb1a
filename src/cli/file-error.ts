/** Why a file cannot be read or written, as a sentence. */
export function sayFileError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EISDIR') return 'This is a folder.'
  if (code === 'EACCES' || code === 'EPERM') return 'You may not open this file.'
  if (code === 'ENOSPC') return 'There is no space left there.'
  return error instanceof Error ? error.message : String(error)
}

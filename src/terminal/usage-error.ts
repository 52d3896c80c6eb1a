import { LocalizedError } from '../language/localized-error'

/** Invalid usage of a command, in a sentence. */
export class UsageError extends LocalizedError {
  override name = 'UsageError'
}

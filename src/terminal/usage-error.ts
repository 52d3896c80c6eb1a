import { WordedError } from '../language/worded-error'

/** Invalid usage of a command, in a sentence. */
export class UsageError extends WordedError {
  override name = 'UsageError'
}

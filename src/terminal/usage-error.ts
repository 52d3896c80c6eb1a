import { LocalizedError } from '../language/localized-error'

/** Invalid usage of a command, in a sentence. */
export class UsageError extends LocalizedError {
  override name = 'UsageError'
}

/** Arguments that a command does not take, or lacks. Its usage line helps. */
export class CommandLineError extends UsageError {
  override name = 'CommandLineError'
}

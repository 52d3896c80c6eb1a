import { msg } from '../language/message'

/** How long one call of custom code may compute, in milliseconds. */
export const CODE_LIMIT_MS = 2_000
/** How long one command of the shell may take. */
export const COMMAND_LIMIT_MS = 10_000

/** What is said of code that took longer. */
export const CODE_TOO_SLOW = msg(
  'The code took longer than {seconds, plural, one {# second} other {# seconds}}, and was stopped.',
  { seconds: CODE_LIMIT_MS / 1000 },
)
/** What is said of a command that took longer. */
export const COMMAND_TOO_SLOW = msg(
  'The command took longer than {seconds, plural, one {# second} other {# seconds}}, and was stopped.',
  { seconds: COMMAND_LIMIT_MS / 1000 },
)

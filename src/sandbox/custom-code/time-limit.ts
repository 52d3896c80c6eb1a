import { msg } from '../../language/message'
/** How long one call of custom code may compute, in milliseconds. */
export const TIME_LIMIT_MS = 2_000

/** What is said of code that took longer. */
export const TOO_SLOW = msg(
  'The code took longer than {seconds, plural, one {# second} other {# seconds}}, and was stopped.',
  { seconds: TIME_LIMIT_MS / 1000 },
)
